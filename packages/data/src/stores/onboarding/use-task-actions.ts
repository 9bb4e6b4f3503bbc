import { useDispatch } from '@wordpress/data';
import { useMemo } from 'react';
import { rejectingWithApiError } from '../../core/remote-data/rejecting-with-api-error';
import { onboardingStore } from './store';

type IdAction = ( id: string ) => Promise< unknown >;

export interface TaskActionsHook {
	readonly dismissTask: IdAction;
	readonly undoDismissTask: IdAction;
	readonly snoozeTask: IdAction;
	readonly undoSnoozeTask: IdAction;
	readonly hideTaskList: IdAction;
	readonly unhideTaskList: IdAction;
	readonly visitedTask: IdAction;
	readonly actionTask: IdAction;
	readonly optimisticallyCompleteTask: IdAction;
	readonly keepCompletedTaskList: IdAction;
}

/** The actions for tasks and their lists; each rejects with an ApiError. */
export function useTaskActions(): TaskActionsHook {
	const actions = useDispatch( onboardingStore );
	return useMemo(
		() => ( {
			dismissTask: rejectingWithApiError( actions.dismissTask ),
			undoDismissTask: rejectingWithApiError( actions.undoDismissTask ),
			snoozeTask: rejectingWithApiError( actions.snoozeTask ),
			undoSnoozeTask: rejectingWithApiError( actions.undoSnoozeTask ),
			hideTaskList: rejectingWithApiError( actions.hideTaskList ),
			unhideTaskList: rejectingWithApiError( actions.unhideTaskList ),
			visitedTask: rejectingWithApiError( actions.visitedTask ),
			actionTask: rejectingWithApiError( actions.actionTask ),
			optimisticallyCompleteTask: rejectingWithApiError( actions.optimisticallyCompleteTask ),
			keepCompletedTaskList: rejectingWithApiError( actions.keepCompletedTaskList ),
		} ),
		[ actions ]
	);
}
