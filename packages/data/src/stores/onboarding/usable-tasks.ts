import type { Task, TaskList } from '@store-admin/api';
import { warnOfCulprit } from '@store-admin/extensibility';

/** The lists without unusable tasks. Third parties add tasks, so a console warning tells the author once which field is missing. */
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
