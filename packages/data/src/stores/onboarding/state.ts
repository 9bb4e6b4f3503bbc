import { combineReducers } from '@wordpress/data';
import type { WireObject } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import { taskListsReducer, type TaskListsState } from './task-lists-reducer';

const NO_OBJECTS: readonly WireObject[] = [];

export const profileItems = createSingleValue< WireObject >( 'RECEIVE_PROFILE_ITEMS', {} );
export const profileProgress = createSingleValue< WireObject >( 'RECEIVE_PROFILE_PROGRESS', {} );
export const emailPrefill = createSingleValue( 'RECEIVE_EMAIL_PREFILL', '' );
export const freeExtensions = createSingleValue( 'RECEIVE_FREE_EXTENSIONS', NO_OBJECTS );
export const productTypes = createSingleValue< WireObject >( 'RECEIVE_PRODUCT_TYPES', {} );
export const paymentMethods = createSingleValue( 'RECEIVE_PAYMENT_METHODS', NO_OBJECTS );
export const jetpackAuthUrls = createKeyedValues< WireObject >( 'RECEIVE_JETPACK_AUTH_URL' );

export interface OnboardingState {
	readonly taskLists: TaskListsState;
	readonly profileItems: WireObject;
	readonly profileProgress: WireObject;
	readonly emailPrefill: string;
	readonly freeExtensions: readonly WireObject[];
	readonly productTypes: WireObject;
	readonly paymentMethods: readonly WireObject[];
	readonly jetpackAuthUrls: Keyed< WireObject >;
	readonly requests: RequestsState;
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
