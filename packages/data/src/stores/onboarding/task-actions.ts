import { deferred } from '../../core/remote-data/deferred';
import type { PlainAction } from '../../core/remote-data/thunk';
import { addEdit } from './task-lists-reducer';

/** The public actions of `wc/admin/onboarding` that concern tasks and their lists. */
export const taskActions = {
	...deferred(
		( { onboarding } ) => onboarding.taskWork,
		[
			'dismissTask',
			'undoDismissTask',
			'snoozeTask',
			'undoSnoozeTask',
			'actionTask',
			'hideTaskList',
			'unhideTaskList',
			'keepCompletedTaskList',
		]
	),
	/** Shows a task as done, also while answers of the server do not know it yet. */
	optimisticallyCompleteTask: ( id: string ): PlainAction =>
		addEdit( { target: 'task', targetId: id, changes: { isComplete: true }, isSticky: true } ),
	/** Shows a task as looked at. */
	visitedTask: ( id: string ): PlainAction => addEdit( { target: 'task', targetId: id, changes: { isVisited: true } } ),
};
