import { combineReducers } from '@wordpress/data';
import type { ExtensionGroup, GatewaySuggestion, JetpackAuth, ProductType, Profile, ProfileProgress, TaskList } from '@store-admin/api';
import { addEdits, createEditedValue, type EditAction, type Edited } from '../../core/optimistic-edits';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import { stableKey } from '../../core/remote-data/stable-key';
import { stateOf, type PlainAction, type ThunkContext } from '../../core/remote-data/thunk';
import { editTask, isOutdated, layTaskEdit } from './task-edits';

/** Answers of the wizard, including those that extensions add. */
export type ProfileItems = Profile & Readonly< Record< string, unknown > >;

export type ProductTypes = Readonly< Record< string, ProductType > >;

const NO_GROUPS: readonly ExtensionGroup[] = [];
const NO_SUGGESTIONS: readonly GatewaySuggestion[] = [];
const NO_LISTS: readonly TaskList[] = [];

export const profileItems = createSingleValue< ProfileItems >( 'RECEIVE_PROFILE_ITEMS', {} );
export const profileProgress = createSingleValue< ProfileProgress >( 'RECEIVE_PROFILE_PROGRESS', {} );
export const emailPrefill = createSingleValue( 'RECEIVE_EMAIL_PREFILL', '' );
export const freeExtensions = createSingleValue( 'RECEIVE_FREE_EXTENSIONS', NO_GROUPS );
export const productTypes = createSingleValue< ProductTypes >( 'RECEIVE_PRODUCT_TYPES', {} );
export const paymentMethods = createSingleValue( 'RECEIVE_PAYMENT_METHODS', NO_SUGGESTIONS );
export const jetpackAuthUrls = createKeyedValues< JetpackAuth >( 'RECEIVE_JETPACK_AUTH_URL' );

export interface OnboardingState {
	/** The task lists, with unconfirmed changes. */
	readonly taskLists: Edited< readonly TaskList[] >;
	readonly profileItems: ProfileItems;
	readonly profileProgress: ProfileProgress;
	readonly emailPrefill: string;
	readonly freeExtensions: readonly ExtensionGroup[];
	readonly productTypes: ProductTypes;
	readonly paymentMethods: readonly GatewaySuggestion[];
	readonly jetpackAuthUrls: Keyed< JetpackAuth >;
	readonly requests: RequestsState;
}

interface ReceiveTaskLists {
	readonly type: 'RECEIVE_TASK_LISTS';
	readonly lists: readonly TaskList[];
	readonly askedAt: number;
}

/** The action that stores the lists of an answer; `askedAt` is the tick before the request was sent. */
export function receiveTaskLists( lists: readonly TaskList[], askedAt: number ): ReceiveTaskLists {
	return { type: 'RECEIVE_TASK_LISTS', lists, askedAt };
}

const editedLists = createEditedValue( NO_LISTS, layTaskEdit );

export function taskListsReducer(
	state: Edited< readonly TaskList[] > = editedLists.initial,
	action: ReceiveTaskLists | EditAction
): Edited< readonly TaskList[] > {
	return action.type === 'RECEIVE_TASK_LISTS'
		? editedLists.receive( state, action.lists, ( edit ) => isOutdated( edit, action.lists, action.askedAt ) )
		: editedLists.reduce( state, action );
}

export const onboardingReducer = combineReducers( {
	taskLists: taskListsReducer,
	profileItems: profileItems.reducer,
	profileProgress: profileProgress.reducer,
	emailPrefill: emailPrefill.reducer,
	freeExtensions: freeExtensions.reducer,
	productTypes: productTypes.reducer,
	paymentMethods: paymentMethods.reducer,
	jetpackAuthUrls: jetpackAuthUrls.reducer,
	requests: requestsReducer,
} );

type Context = ThunkContext< OnboardingState >;

/** The public actions of `wc/admin/onboarding` that store values. */
export const receiveActions = {
	/** Shows a task as completed, even while answers of the server do not contain that yet. */
	optimisticallyCompleteTask: ( id: string ): PlainAction => addEdits( [ { ...editTask( id, { isComplete: true } ), isSticky: true } ] ),
	/** Shows a task as visited. */
	visitedTask: ( id: string ): PlainAction => addEdits( [ editTask( id, { isVisited: true } ) ] ),
	setProfileItems:
		( items: ProfileItems, replace = false ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( profileItems.receive( replace ? items : { ...stateOf( { select } ).profileItems, ...items } ) );
		},
	setProfileProgress:
		( progress: ProfileProgress ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( profileProgress.receive( { ...stateOf( { select } ).profileProgress, ...progress } ) );
		},
	setEmailPrefill: ( email: string ): PlainAction => emailPrefill.receive( email ),
	setPaymentMethods: ( methods: readonly GatewaySuggestion[] ): PlainAction => paymentMethods.receive( methods ),
	setJetpackAuthUrl: ( results: JetpackAuth, redirectUrl: string, from = '' ): PlainAction =>
		jetpackAuthUrls.receive( stableKey( redirectUrl, from ), results ),
};
