import type { Task, TaskList } from '@store-admin/api';

/**
 * A change to a task or list that the server's answers may not know yet. It stays on top of every answer that was
 * asked for before the change (or before the server confirmed it), so that a late, stale answer cannot undo it.
 */
export interface TaskEdit {
	/** Names the edit from its first moment on. */
	readonly id: number;
	/** When it was made or confirmed; compare with when an answer was asked for. */
	readonly at: number;
	readonly target: 'task' | 'list';
	readonly targetId: string;
	readonly changes: Partial< Task > | Partial< TaskList >;
	/**
	 * Whether it stays until the server says that the task is done. What completes a task reaches the server's lists a
	 * moment later (caches, background jobs), and a tick that goes away again is worse than one that comes early.
	 */
	readonly isSticky?: boolean;
}

/** Whether an answer asked for at a tick knows better than the edit. */
export function isOutdated( edit: TaskEdit, lists: readonly TaskList[], askedAt: number ): boolean {
	if ( edit.at > askedAt ) {
		return false;
	}
	const tasks = edit.isSticky ? lists.flatMap( ( list ) => list.tasks.filter( ( task ) => task.id === edit.targetId ) ) : [];
	return tasks.length === 0 || tasks.some( ( task ) => task.isComplete );
}

let lastTick = 0;

/** A number that grows with each call: tells what came first, which clocks of equal milliseconds cannot. */
export function nextTick(): number {
	lastTick += 1;
	return lastTick;
}

function editList( list: TaskList, { target, targetId, changes }: TaskEdit ): TaskList {
	if ( target === 'list' ) {
		return list.id === targetId ? { ...list, ...changes } : list;
	}
	if ( ! list.tasks.some( ( task ) => task.id === targetId ) ) {
		return list;
	}
	return {
		...list,
		tasks: list.tasks.map( ( task ) => ( task.id === targetId ? { ...task, ...changes } : task ) ),
	};
}

/** Lays the edits over what the server said, oldest first. */
export function applyEdits( lists: readonly TaskList[], edits: readonly TaskEdit[] ): readonly TaskList[] {
	return edits.reduce< readonly TaskList[] >( ( edited, edit ) => edited.map( ( list ) => editList( list, edit ) ), lists );
}
