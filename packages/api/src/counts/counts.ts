import { get, request } from '../core/request';
import { toNumber, toObject } from '../core/wire';

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
