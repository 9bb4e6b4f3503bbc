import { get, post } from '../core/request';
import { toObject, toObjects, type WireObject } from '../core/wire';
import { toTask, toTaskList, type Task, type TaskList } from './task-lists';

const TASKS = '/wc-admin/onboarding/tasks';

export type SnoozeDuration = 'hour' | 'day' | 'week';

/**
 * Reads every task list.
 *
 * @param extendedTasks Tasks that extensions registered in JavaScript (deprecated), in the words of the route; with
 *                      any of them the lists are asked for by POST, so that the server merges them in.
 */
export async function fetchTaskLists( extendedTasks: readonly WireObject[] = [] ): Promise< readonly TaskList[] > {
	const body = extendedTasks.length > 0 ? await post( TASKS, { extended_tasks: extendedTasks } ) : await get( TASKS );
	return toObjects( body ).map( toTaskList );
}

async function postTask( id: string, verb: string, data: WireObject = {} ): Promise< Task > {
	return toTask( toObject( await post( `${ TASKS }/${ encodeURIComponent( id ) }/${ verb }`, data ) ) );
}

/** Puts a task away. An id no list knows succeeds too: it is taken for a task of an extension. */
export async function dismissTask( id: string ): Promise< Task > {
	return postTask( id, 'dismiss' );
}

/** Brings a dismissed task back. */
export async function undoDismissTask( id: string ): Promise< Task > {
	return postTask( id, 'undo_dismiss' );
}

/** Puts a task away for a while: a day, unless said otherwise. */
export async function snoozeTask( id: string, duration: SnoozeDuration = 'day' ): Promise< Task > {
	return postTask( id, 'snooze', { duration } );
}

/** Brings a snoozed task back. */
export async function undoSnoozeTask( id: string ): Promise< Task > {
	return postTask( id, 'undo_snooze' );
}

/** Tells the server that the task's action was taken. */
export async function actionTask( id: string ): Promise< Task > {
	return postTask( id, 'action' );
}

async function postTaskList( id: string, verb: string ): Promise< TaskList > {
	return toTaskList( toObject( await post( `${ TASKS }/${ encodeURIComponent( id ) }/${ verb }`, {} ) ) );
}

/** Hides a list for good. */
export async function hideTaskList( id: string ): Promise< TaskList > {
	return postTaskList( id, 'hide' );
}

/** Shows a hidden list again. */
export async function unhideTaskList( id: string ): Promise< TaskList > {
	return postTaskList( id, 'unhide' );
}
