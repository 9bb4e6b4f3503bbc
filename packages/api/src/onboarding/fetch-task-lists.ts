import { get, post } from '../core/request';
import { usableListOf } from '../core/shape';
import type { WireObject } from '../core/wire';
import { taskList, type TaskList } from './task-lists';

/* Apart from the writes of tasks, because every classic page has this file and few send a write. */

/** Path of the task lists, and of their tasks below it. */
export const TASKS = '/wc-admin/onboarding/tasks';

const taskLists = usableListOf( taskList, 'task list' );

/**
 * Fetches every task list. A task without an id is left out, with a console warning.
 *
 * @param extendedTasks Tasks that extensions registered in JavaScript (deprecated), with the field names of the route.
 *                      When there are any, the request is a POST, so that the server merges them in.
 */
export async function fetchTaskLists( extendedTasks: readonly WireObject[] = [] ): Promise< readonly TaskList[] > {
	return extendedTasks.length > 0 ? post( taskLists, TASKS, { extended_tasks: extendedTasks } ) : get( taskLists, TASKS );
}
