import { combineReducers, createReduxStore } from '@wordpress/data';
import {
	countUnreadNotes,
	fetchActivityCounts,
	fetchLowStockCount,
	fetchOrdersToProcess,
	fetchReviewsToModerate,
	type ActivityCounts,
} from '@store-admin/api';
import { getSettings } from '@store-admin/settings';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { reading, requestsReducer, type RequestsState, type ResolvingContext } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import { stableKey } from '../../core/remote-data/stable-key';
import type { ThunkContext } from '../../core/remote-data/thunk';

/** Null: the server does not know. */
type Count = number | null;

const counts = createKeyedValues< Count >( 'RECEIVE_COUNT' );
const all = createSingleValue< ActivityCounts | undefined >( 'RECEIVE_ALL_COUNTS', undefined );

interface CountsState {
	readonly all: ActivityCounts | undefined;
	readonly counts: Keyed< Count >;
	readonly requests: RequestsState;
}

const selectors = {
	getActivityCounts: ( state: CountsState ): ActivityCounts | undefined => state.all,
	getOrdersToProcess: ( state: CountsState, statuses: readonly string[] ): Count | undefined =>
		state.counts[ stableKey( 'orders', statuses ) ],
	getReviewsToModerate: ( state: CountsState ): Count | undefined => state.counts[ stableKey( 'reviews' ) ],
	getLowStockCount: ( state: CountsState ): Count | undefined => state.counts[ stableKey( 'low-stock' ) ],
	getUnreadNotes: ( state: CountsState, type: string ): Count | undefined => state.counts[ stableKey( 'unread-notes', type ) ],
};

type Context = ThunkContext< CountsState > & Pick< ResolvingContext, 'resolveSelect' >;

/** All counts from one answer, undefined where the host has no such route or does not let this user read it. */
async function countTogether( { select, resolveSelect }: Context ): Promise< ActivityCounts | undefined > {
	if ( ! getSettings().hasActivityCounts ) {
		return undefined;
	}
	try {
		await resolveSelect[ 'getActivityCounts' ]?.();
		return select( ( { root } ) => root.all );
	} catch {
		return undefined;
	}
}

interface Subject< Args extends readonly unknown[] > {
	readonly selector: string;
	/** Its name among all counts, and in the keys of this store. */
	readonly name: keyof ActivityCounts;
	readonly key: string;
	/** Counts it alone. */
	readonly load: ( ...args: Args ) => Promise< number >;
}

function counting< Args extends readonly unknown[] >( { selector, name, key, load }: Subject< Args > ) {
	const readAlone = reading( selector, load, ( count, ...args: Args ) => counts.receive( stableKey( key, ...args ), count ) );
	return ( ...args: Args ) =>
		async ( context: Context ): Promise< void > => {
			const together = await countTogether( context );
			if ( together ) {
				context.dispatch( counts.receive( stableKey( key, ...args ), together[ name ] ) );
			} else {
				await context.dispatch( readAlone( ...args ) );
			}
		};
}

const resolvers = {
	getActivityCounts: reading( 'getActivityCounts', fetchActivityCounts, all.receive ),
	getOrdersToProcess: counting( { selector: 'getOrdersToProcess', name: 'orders', key: 'orders', load: fetchOrdersToProcess } ),
	getReviewsToModerate: counting( {
		selector: 'getReviewsToModerate',
		name: 'reviews',
		key: 'reviews',
		load: fetchReviewsToModerate,
	} ),
	getLowStockCount: counting( { selector: 'getLowStockCount', name: 'lowStock', key: 'low-stock', load: fetchLowStockCount } ),
	getUnreadNotes: reading( 'getUnreadNotes', countUnreadNotes, ( count, type: string ) =>
		counts.receive( stableKey( 'unread-notes', type ), count )
	),
};

/** How much waits for somebody: orders, reviews, products nearly sold out. */
export const countsStore = createReduxStore< CountsState, object, typeof selectors >( 'store-admin/counts', {
	reducer: combineReducers( { all: all.reducer, counts: counts.reducer, requests: requestsReducer } ),
	selectors,
	resolvers,
} );
