import type { Task, TaskList } from '@store-admin/api';
import { warnOfCulprit } from '@store-admin/extensibility';

/**
 * The lists without the tasks that nothing can be done with. Tasks come from third parties: what one left out is said in
 * the console, once, so that its author finds it.
 */
export function usableTaskLists( lists: readonly TaskList[] ): readonly TaskList[] {
	return lists.map( ( list ) => ( { ...list, tasks: list.tasks.filter( ( task ) => isUsable( list, task ) ) } ) );
}

function isUsable( list: TaskList, { id, title }: Task ): boolean {
	if ( id === '' ) {
		warnOfCulprit( `task list ${ list.id }, task “${ title }”`, 'has no id. It was left out.' );
		return false;
	}
	if ( title.trim() === '' ) {
		warnOfCulprit( `task list ${ list.id }, task ${ id }`, 'has no title. Its id is shown instead.' );
	}
	return true;
}
