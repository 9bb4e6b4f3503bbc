import { combineReducers } from '@wordpress/data';
import type { ActivityCounts } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';

/** Null when the server does not know the count. */
export type Count = number | null;

export const counts = createKeyedValues< Count >( 'RECEIVE_COUNT' );
export const activityCounts = createSingleValue< ActivityCounts | undefined >( 'RECEIVE_ACTIVITY_COUNTS', undefined );

export interface CountsState {
	/** The answer with all counts, on hosts that have the route. */
	readonly activityCounts: ActivityCounts | undefined;
	readonly counts: Keyed< Count >;
	readonly requests: RequestsState;
}

export const countsReducer = combineReducers( {
	activityCounts: activityCounts.reducer,
	counts: counts.reducer,
	requests: requestsReducer,
} );
