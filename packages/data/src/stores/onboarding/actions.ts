import {
	actionTask as postAction,
	completeProfilerStep,
	dismissTask as postDismiss,
	hideTaskList as postHide,
	initializeComingSoon,
	installPluginsInBackground,
	saveCurrencyAndUnits,
	saveProfile,
	snoozeTask as postSnooze,
	toApiError,
	undoDismissTask as postUndoDismiss,
	undoSnoozeTask as postUndoSnooze,
	unhideTaskList as postUnhide,
	type BackgroundJob,
	type ProfileSaved,
	type Task,
	type TaskList,
} from '@store-admin/api';
import { addEdits, type NewEdit } from '../../core/optimistic-edits';
import { optimistically } from '../../core/optimistically';
import { track } from '../../core/remote-data/requests';
import type { Thunk, ThunkContext } from '../../core/remote-data/thunk';
import { createWriteQueue } from '../../core/remote-data/write-queue';
import { receiveActions, type OnboardingState, type ProfileItems } from './state';
import { editTask, editTaskList } from './task-edits';

const DAY_IN_MS = 86_400_000;

/** Writes are queued, because the server keeps the ids of all dismissed tasks in one option, and those of all hidden lists in another. */
const inOrder = createWriteQueue();

/**
 * The values that the answer confirms. For a task that only exists in the browser the server answers an empty task,
 * which confirms nothing.
 */
function confirmedTask( answer: Task ): Partial< Task > {
	if ( answer.title === '' ) {
		return {};
	}
	const { isActioned, isComplete, isDismissed, isSnoozed, snoozedUntil } = answer;
	return { isActioned, isComplete, isDismissed, isSnoozed, snoozedUntil };
}

/** Shows a change immediately, and sends it after all earlier changes. */
function change< Answer >(
	name: string,
	edit: NewEdit,
	send: () => Promise< Answer >,
	confirm: ( answer: Answer ) => object
): Thunk< void > {
	return async ( { dispatch } ) => {
		await dispatch( optimistically( [ edit ], async () => dispatch( track( name, [], () => inOrder( send ) ) ), confirm ) );
	};
}

function changeTask( name: string, id: string, changes: Partial< Task >, send: ( id: string ) => Promise< Task > ): Thunk< void > {
	return change( name, editTask( id, changes ), () => send( id ), confirmedTask );
}

function changeList( name: string, id: string, isHidden: boolean, send: ( id: string ) => Promise< TaskList > ): Thunk< void > {
	const edit = editTaskList( id, { isHidden, isVisible: ! isHidden } );
	return change(
		name,
		edit,
		() => send( id ),
		( answer ) => ( { isHidden: answer.isHidden, isVisible: answer.isVisible } )
	);
}

/** The public actions of `wc/admin/onboarding` that send requests. */
export const actions = {
	dismissTask: ( id: string ): Thunk< void > => changeTask( 'dismissTask', id, { isDismissed: true }, postDismiss ),
	undoDismissTask: ( id: string ): Thunk< void > => changeTask( 'undoDismissTask', id, { isDismissed: false }, postUndoDismiss ),
	snoozeTask: ( id: string ): Thunk< void > =>
		changeTask( 'snoozeTask', id, { isSnoozed: true, snoozedUntil: Date.now() + DAY_IN_MS }, postSnooze ),
	undoSnoozeTask: ( id: string ): Thunk< void > =>
		changeTask( 'undoSnoozeTask', id, { isSnoozed: false, snoozedUntil: null }, postUndoSnooze ),
	actionTask: ( id: string ): Thunk< void > => changeTask( 'actionTask', id, { isActioned: true }, postAction ),
	hideTaskList: ( id: string ): Thunk< void > => changeList( 'hideTaskList', id, true, postHide ),
	unhideTaskList: ( id: string ): Thunk< void > => changeList( 'unhideTaskList', id, false, postUnhide ),
	/** Keeps the completed list on Home. The server reads this option of the site. */
	keepCompletedTaskList:
		( id: string ): Thunk< void > =>
		async ( { dispatch, registry } ) => {
			const result: unknown = await registry
				.dispatch( 'wc/admin/options' )
				[ 'updateOptions' ]?.( { woocommerce_task_list_keep_completed: 'yes' } );
			// That action resolves to an object with `success: false` instead of rejecting.
			if ( typeof result === 'object' && result !== null && Reflect.get( result, 'success' ) === false ) {
				throw toApiError( result );
			}
			dispatch( addEdits( [ editTaskList( id, { keepCompletedTaskList: 'yes' } ) ] ) );
		},
	updateProfileItems:
		( items: ProfileItems ) =>
		async ( { dispatch }: ThunkContext< OnboardingState > ): Promise< ProfileSaved > => {
			const answer = await dispatch( track( 'updateProfileItems', [], async () => saveProfile( items ) ) );
			dispatch( receiveActions.setProfileItems( items ) );
			return answer;
		},
	updateCoreProfilerStep:
		( step: string ) =>
		async ( { dispatch }: ThunkContext< OnboardingState > ): Promise< void > => {
			const progress = await dispatch( track( 'updateCoreProfilerStep', [], async () => completeProfilerStep( step ) ) );
			dispatch( receiveActions.setProfileProgress( progress ) );
		},
	updateStoreCurrencyAndMeasurementUnits: ( countryCode: string ): Thunk< void > =>
		track( 'updateStoreCurrencyAndMeasurementUnits', [], async () => saveCurrencyAndUnits( countryCode ) ),
	installAndActivatePluginsAsync: ( plugins: readonly string[], source = '' ): Thunk< BackgroundJob > =>
		track( 'installAndActivatePluginsAsync', [], async () => installPluginsInBackground( plugins, source ) ),
	coreProfilerCompleted: (): Thunk< void > => track( 'coreProfilerCompleted', [], initializeComingSoon ),
};
