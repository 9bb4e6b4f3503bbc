import { get, post, request } from '../core/request';
import { usableListOf, where, type Shape } from '../core/shape';
import type { WireObject } from '../core/wire';
import { task, taskList, type Task, type TaskList } from './task-lists';

const TASKS = '/wc-admin/onboarding/tasks';

export type SnoozeDuration = 'hour' | 'day' | 'week';

const taskLists = usableListOf( taskList, 'task list' );

/**
 * Fetches every task list. A task without an id is left out, and named in the console.
 *
 * @param extendedTasks Tasks that extensions registered in JavaScript (deprecated), in the words of the route; with
 *                      any of them the lists are asked for by POST, so that the server merges them in.
 */
export async function fetchTaskLists( extendedTasks: readonly WireObject[] = [] ): Promise< readonly TaskList[] > {
	return extendedTasks.length > 0 ? post( taskLists, TASKS, { extended_tasks: extendedTasks } ) : get( taskLists, TASKS );
}

interface Verb {
	readonly name: string;
	readonly data?: WireObject;
	/** What the answered task has to show, and whether it does. */
	readonly expected: string;
	readonly isDone: ( answered: Task ) => boolean;
}

async function postTask( taskId: string, { name, data = {}, expected, isDone }: Verb ): Promise< Task > {
	const answered = where( task, ( { id } ) => id === taskId, `the task ${ taskId }` );
	const path = `${ TASKS }/${ encodeURIComponent( taskId ) }/${ name }`;
	// The page may be left at once, since a task often leads to another one.
	return ( await request( where( answered, isDone, expected ), { method: 'POST', path, data, keepalive: true } ) ).body;
}

/** Dismisses a task. An id that no list knows succeeds too: it is taken for a task of an extension. */
export async function dismissTask( taskId: string ): Promise< Task > {
	return postTask( taskId, { name: 'dismiss', expected: 'a dismissed task', isDone: ( { isDismissed } ) => isDismissed } );
}

/** Brings a dismissed task back. */
export async function undoDismissTask( taskId: string ): Promise< Task > {
	return postTask( taskId, {
		name: 'undo_dismiss',
		expected: 'a task that is not dismissed',
		isDone: ( { isDismissed } ) => ! isDismissed,
	} );
}

/** Hides a task for a while: a day, unless said otherwise. */
export async function snoozeTask( taskId: string, duration: SnoozeDuration = 'day' ): Promise< Task > {
	return postTask( taskId, {
		name: 'snooze',
		data: { duration },
		expected: 'a snoozed task',
		// A task that cannot be snoozed never says that it is: the host answers so for tasks that no list knows.
		isDone: ( { isSnoozed, isSnoozeable } ) => isSnoozed || ! isSnoozeable,
	} );
}

/** Brings a snoozed task back. */
export async function undoSnoozeTask( taskId: string ): Promise< Task > {
	return postTask( taskId, { name: 'undo_snooze', expected: 'a task that is not snoozed', isDone: ( { isSnoozed } ) => ! isSnoozed } );
}

/** Tells the server that the task's action was taken. */
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
