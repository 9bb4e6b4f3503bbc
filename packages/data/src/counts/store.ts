import { combineReducers, createReduxStore } from '@wordpress/data';
import { fetchLowStockCount, fetchOrdersToProcess, fetchReviewsToModerate } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../remote-data/keyed-values';
import { reading, requestsReducer, type RequestsState } from '../remote-data/requests';
import { stableKey } from '../remote-data/stable-key';

const counts = createKeyedValues< number >( 'RECEIVE_COUNT' );

interface CountsState {
	readonly counts: Keyed< number >;
	readonly requests: RequestsState;
}

const selectors = {
	getOrdersToProcess: ( state: CountsState, statuses: readonly string[] ): number | undefined =>
		state.counts[ stableKey( 'orders', statuses ) ],
	getReviewsToModerate: ( state: CountsState ): number | undefined => state.counts[ stableKey( 'reviews' ) ],
	getLowStockCount: ( state: CountsState ): number | undefined => state.counts[ stableKey( 'low-stock' ) ],
};

const resolvers = {
	getOrdersToProcess: reading( 'getOrdersToProcess', fetchOrdersToProcess, ( count, statuses ) =>
		counts.receive( stableKey( 'orders', statuses ), count )
	),
	getReviewsToModerate: reading( 'getReviewsToModerate', fetchReviewsToModerate, ( count ) =>
		counts.receive( stableKey( 'reviews' ), count )
	),
	getLowStockCount: reading( 'getLowStockCount', fetchLowStockCount, ( count ) => counts.receive( stableKey( 'low-stock' ), count ) ),
};

/** How much waits for somebody: orders, reviews, products nearly sold out. */
export const countsStore = createReduxStore< CountsState, object, typeof selectors >( 'store-admin/counts', {
	reducer: combineReducers( { counts: counts.reducer, requests: requestsReducer } ),
	selectors,
	resolvers,
} );
