import {
	countUnreadNotes,
	fetchActivityCounts,
	fetchLowStockCount,
	fetchOrdersToProcess,
	fetchReviewsToModerate,
	type ActivityCounts,
} from '@store-admin/api';
import { getSettings } from '@store-admin/settings';
import { reading, type ResolvingContext } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { ThunkContext } from '../../core/remote-data/thunk';
import { activityCounts, counts, type CountsState } from './state';

type Context = ThunkContext< CountsState > & Pick< ResolvingContext, 'resolveSelect' >;

/** All counts in one answer. Undefined where the host does not have the route or refuses it to this user. */
async function countTogether( { select, resolveSelect }: Context ): Promise< ActivityCounts | undefined > {
	if ( ! getSettings().hasActivityCounts ) {
		return undefined;
	}
	try {
		await resolveSelect[ 'getActivityCounts' ]?.();
		return select( ( { root } ) => root.activityCounts );
	} catch {
		return undefined;
	}
}

interface Subject< Args extends readonly unknown[] > {
	readonly selector: string;
	/** Field name in the answer with all counts. */
	readonly name: keyof ActivityCounts;
	/** Key in this store. */
	readonly key: string;
	/** Fetches only this count. */
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

export const resolvers = {
	getActivityCounts: reading( 'getActivityCounts', fetchActivityCounts, activityCounts.receive ),
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
