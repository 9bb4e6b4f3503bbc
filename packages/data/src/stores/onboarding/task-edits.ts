import type { Task, TaskList } from '@store-admin/api';
import type { Edit, NewEdit } from '../../core/optimistic-edits';

function taskTarget( id: string ): string {
	return `task/${ id }`;
}

function listTarget( id: string ): string {
	return `list/${ id }`;
}

/** A change of one task. */
export function editTask( id: string, changes: Partial< Task > ): NewEdit {
	return { target: taskTarget( id ), changes };
}

/** A change of one list. */
export function editTaskList( id: string, changes: Partial< TaskList > ): NewEdit {
	return { target: listTarget( id ), changes };
}

/** Applies an edit to the lists. Unchanged parts stay the same objects. */
export function layTaskEdit( lists: readonly TaskList[], { target, changes }: Edit ): readonly TaskList[] {
	const isTarget = ( { id }: Task ) => taskTarget( id ) === target;
	return lists.map( ( list ) => {
		if ( listTarget( list.id ) === target ) {
			return { ...list, ...changes };
		}
		return list.tasks.some( isTarget )
			? { ...list, tasks: list.tasks.map( ( task ) => ( isTarget( task ) ? { ...task, ...changes } : task ) ) }
			: list;
	} );
}

/**
 * Whether an answer makes an edit outdated. A sticky edit completes a task and stays until the server answers that the
 * task is complete. Caches and background jobs delay that, and a check mark that disappears again is worse than one that
 * appears early.
 *
 * @param edit    The edit.
 * @param lists   The answer.
 * @param askedAt The tick before the request was sent.
 */
export function isOutdated( edit: Edit, lists: readonly TaskList[], askedAt: number ): boolean {
	if ( edit.at > askedAt ) {
		return false;
	}
	const tasks = edit.isSticky ? lists.flatMap( ( list ) => list.tasks.filter( ( { id } ) => taskTarget( id ) === edit.target ) ) : [];
	return tasks.length === 0 || tasks.some( ( task ) => task.isComplete );
}
