import { get, request } from '../core/request';
import { toNumber, toObject, type WireObject } from '../core/wire';

/** What waits, all counted in one answer; null for what the server could not count. */
export interface ActivityCounts {
	readonly orders: number | null;
	readonly reviews: number | null;
	readonly lowStock: number | null;
}

/** The count whose name holds a word: hosts do not agree on the names as a whole. */
function countNamed( body: WireObject, word: string ): number | null {
	const name = Object.keys( body ).find( ( key ) => key.toLowerCase().includes( word ) );
	const value = name === undefined ? null : body[ name ];
	return typeof value === 'number' || typeof value === 'string' ? toNumber( value ) : null;
}

/** Counts everything that waits, on hosts that have a route for it (boot `hasActivityCounts`). */
export async function fetchActivityCounts(): Promise< ActivityCounts > {
	const body = toObject( await get( '/wc-analytics/activity-panel/counts' ) );
	return { orders: countNamed( body, 'order' ), reviews: countNamed( body, 'review' ), lowStock: countNamed( body, 'stock' ) };
}

/** Counts the orders that wait for somebody. */
export async function fetchOrdersToProcess( statuses: readonly string[] ): Promise< number > {
	const { total } = await request( {
		path: '/wc-analytics/orders',
		query: { page: 1, per_page: 1, status: statuses, _fields: [ 'id' ] },
	} );
	return total ?? 0;
}

/** Counts the product reviews that wait for approval. */
export async function fetchReviewsToModerate(): Promise< number > {
	const { total } = await request( {
		path: '/wc-analytics/products/reviews',
		query: { page: 1, per_page: 1, status: 'hold', _embed: 1, _fields: [ 'id' ] },
	} );
	return total ?? 0;
}

/** Counts the published products that are nearly sold out. */
export async function fetchLowStockCount(): Promise< number > {
	const body = await get( '/wc-analytics/products/count-low-in-stock', { status: 'publish', page: 1, per_page: 1 } );
	return toNumber( toObject( body )[ 'total' ] );
}
