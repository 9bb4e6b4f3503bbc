import { post, request } from '../core/request';
import { where, type Shape } from '../core/shape';
import type { WireObject } from '../core/wire';
import { TASKS } from './fetch-task-lists';
import { task, taskList, type Task, type TaskList } from './task-lists';

export type SnoozeDuration = 'hour' | 'day' | 'week';

interface Verb {
	readonly name: string;
	readonly data?: WireObject;
	/** Description of the expected answer, for the error; `isDone` checks it. */
	readonly expected: string;
	readonly isDone: ( answered: Task ) => boolean;
}

async function postTask( taskId: string, { name, data = {}, expected, isDone }: Verb ): Promise< Task > {
	const answered = where( task, ( { id } ) => id === taskId, `the task ${ taskId }` );
	const path = `${ TASKS }/${ encodeURIComponent( taskId ) }/${ name }`;
	// The request must outlive the page, because a task often opens another page.
	return ( await request( where( answered, isDone, expected ), { method: 'POST', path, data, keepalive: true } ) ).body;
}

/** Dismisses a task. An unknown id succeeds too, because the server takes it for a task of an extension. */
export async function dismissTask( taskId: string ): Promise< Task > {
	return postTask( taskId, { name: 'dismiss', expected: 'a dismissed task', isDone: ( { isDismissed } ) => isDismissed } );
}

/** Restores a dismissed task. */
export async function undoDismissTask( taskId: string ): Promise< Task > {
	return postTask( taskId, {
		name: 'undo_dismiss',
		expected: 'a task that is not dismissed',
		isDone: ( { isDismissed } ) => ! isDismissed,
	} );
}

/** Snoozes a task, for a day by default. */
export async function snoozeTask( taskId: string, duration: SnoozeDuration = 'day' ): Promise< Task > {
	return postTask( taskId, {
		name: 'snooze',
		data: { duration },
		expected: 'a snoozed task',
		// The answer shows no snooze for a task that cannot be snoozed; the host answers so for tasks that are in no list.
		isDone: ( { isSnoozed, isSnoozeable } ) => isSnoozed || ! isSnoozeable,
	} );
}

/** Ends the snooze of a task. */
export async function undoSnoozeTask( taskId: string ): Promise< Task > {
	return postTask( taskId, { name: 'undo_snooze', expected: 'a task that is not snoozed', isDone: ( { isSnoozed } ) => ! isSnoozed } );
}

/** Tells the server that the user carried out the task's action. */
export async function actionTask( taskId: string ): Promise< Task > {
	return postTask( taskId, { name: 'action', expected: 'a task that was acted on', isDone: ( { isActioned } ) => isActioned } );
}

async function postTaskList( listId: string, verb: 'hide' | 'unhide' ): Promise< TaskList > {
	const isHidden = verb === 'hide';
	const changed: Shape< TaskList > = where(
		taskList,
		( list ) => list.id === listId && list.isHidden === isHidden,
		`the list ${ listId }, ${ isHidden ? 'hidden' : 'shown' }`
	);
	return post( changed, `${ TASKS }/${ encodeURIComponent( listId ) }/${ verb }`, {} );
}

/** Hides a list for good. */
export async function hideTaskList( listId: string ): Promise< TaskList > {
	return postTaskList( listId, 'hide' );
}

/** Shows a hidden list again. */
export async function unhideTaskList( listId: string ): Promise< TaskList > {
	return postTaskList( listId, 'unhide' );
}
