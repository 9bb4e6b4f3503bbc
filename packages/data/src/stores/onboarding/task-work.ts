import {
	actionTask as postAction,
	dismissTask as postDismiss,
	hideTaskList as postHide,
	snoozeTask as postSnooze,
	toApiError,
	undoDismissTask as postUndoDismiss,
	undoSnoozeTask as postUndoSnooze,
	unhideTaskList as postUnhide,
	type Task,
	type TaskList,
} from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { createWriteQueue } from '../../core/remote-data/write-queue';
import type { TaskEdit } from './task-edits';
import { addEdit, confirmEdit, dropEdit } from './task-lists-reducer';

const DAY_IN_MS = 86_400_000;

/** The server keeps the ids of all dismissed tasks in one option, as it does those of all hidden lists. */
const inOrder = createWriteQueue();

/** The server answers an empty shell for a task that only exists in the browser; only a real one is worth merging. */
function confirmedChanges( answer: Task ): Partial< Task > {
	if ( answer.title === '' ) {
		return {};
	}
	const { isActioned, isComplete, isDismissed, isSnoozed, snoozedUntil } = answer;
	return { isActioned, isComplete, isDismissed, isSnoozed, snoozedUntil };
}

type Edit = Pick< TaskEdit, 'target' | 'targetId' | 'changes' >;

/** Shows a change at once, and what was there before when the server refuses it; what it answers adds to the change. */
function optimistically( name: string, edit: Edit, write: () => Promise< TaskEdit[ 'changes' ] > ): Thunk< void > {
	return async ( { dispatch } ) => {
		const action = addEdit( edit );
		dispatch( action );
		try {
			dispatch( confirmEdit( action.edit.id, await dispatch( track( name, [], () => inOrder( write ) ) ) ) );
		} catch ( error ) {
			dispatch( dropEdit( action.edit.id ) );
			throw error;
		}
	};
}

function writeTask( name: string, targetId: string, changes: Partial< Task >, write: ( id: string ) => Promise< Task > ): Thunk< void > {
	return optimistically( name, { target: 'task', targetId, changes }, async () => confirmedChanges( await write( targetId ) ) );
}

function writeList( name: string, targetId: string, isHidden: boolean, write: ( id: string ) => Promise< TaskList > ): Thunk< void > {
	return optimistically( name, { target: 'list', targetId, changes: { isHidden, isVisible: ! isHidden } }, async () => {
		const answer = await write( targetId );
		return { isHidden: answer.isHidden, isVisible: answer.isVisible };
	} );
}

/** The public actions of `wc/admin/onboarding` that concern tasks and their lists and ask the server. */
export const taskWork = {
	dismissTask: ( id: string ): Thunk< void > => writeTask( 'dismissTask', id, { isDismissed: true }, postDismiss ),
	undoDismissTask: ( id: string ): Thunk< void > => writeTask( 'undoDismissTask', id, { isDismissed: false }, postUndoDismiss ),
	snoozeTask: ( id: string ): Thunk< void > =>
		writeTask( 'snoozeTask', id, { isSnoozed: true, snoozedUntil: Date.now() + DAY_IN_MS }, postSnooze ),
	undoSnoozeTask: ( id: string ): Thunk< void > =>
		writeTask( 'undoSnoozeTask', id, { isSnoozed: false, snoozedUntil: null }, postUndoSnooze ),
	actionTask: ( id: string ): Thunk< void > => writeTask( 'actionTask', id, { isActioned: true }, postAction ),
	hideTaskList: ( id: string ): Thunk< void > => writeList( 'hideTaskList', id, true, postHide ),
	unhideTaskList: ( id: string ): Thunk< void > => writeList( 'unhideTaskList', id, false, postUnhide ),
	/** Keeps the finished list on Home: an option of the site, read by the server. */
	keepCompletedTaskList:
		( id: string ): Thunk< void > =>
		async ( { dispatch, registry } ) => {
			const result: unknown = await registry
				.dispatch( 'wc/admin/options' )
				[ 'updateOptions' ]?.( { woocommerce_task_list_keep_completed: 'yes' } );
			// That action tells of a failure instead of rejecting.
			if ( typeof result === 'object' && result !== null && Reflect.get( result, 'success' ) === false ) {
				throw toApiError( result );
			}
			dispatch( addEdit( { target: 'list', targetId: id, changes: { keepCompletedTaskList: 'yes' } } ) );
		},
};
