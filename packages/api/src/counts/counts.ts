import { fetchTotal } from '../core/fetch-total';
import { get } from '../core/request';
import { anything, numberOr, object, recordOf, requiredNumber, where } from '../core/shape';
import { parseAnswer } from '../core/parse-answer';

/** The counts of waiting work, all in one answer; null for a count that the server does not know. */
export interface ActivityCounts {
	readonly orders: number | null;
	readonly reviews: number | null;
	readonly lowStock: number | null;
}

const ACTIVITY_COUNTS = '/wc-analytics/activity-panel/counts';

const counts = where( recordOf( anything ), ( answer ) => Object.keys( answer ).length > 0, 'an object with counts' );

/** Fetches all counts of waiting work, on hosts that have a route for them (boot `hasActivityCounts`). */
export async function fetchActivityCounts(): Promise< ActivityCounts > {
	const answer = Object.entries( await get( counts, ACTIVITY_COUNTS ) );
	/** Returns the count whose name contains a word, because the full names differ between hosts. */
	const countNamed = ( word: string ) => {
		const [ name = word, count ] = answer.find( ( [ key ] ) => key.toLowerCase().includes( word ) ) ?? [];
		return parseAnswer( object( { [ name ]: numberOr( null ) } ), { [ name ]: count }, `GET ${ ACTIVITY_COUNTS }` )[ name ] ?? null;
	};
	return { orders: countNamed( 'order' ), reviews: countNamed( 'review' ), lowStock: countNamed( 'stock' ) };
}

/** Counts the orders that wait to be processed. */
export async function fetchOrdersToProcess( statuses: readonly string[] ): Promise< number > {
	return fetchTotal( '/wc-analytics/orders', { page: 1, per_page: 1, status: statuses } );
}

/** Counts the product reviews that wait for approval. */
export async function fetchReviewsToModerate(): Promise< number > {
	return fetchTotal( '/wc-analytics/products/reviews', { page: 1, per_page: 1, status: 'hold', _embed: 1 } );
}

/** Counts the published products that are low in stock. */
export async function fetchLowStockCount(): Promise< number > {
	const query = { status: 'publish', page: 1, per_page: 1 };
	return ( await get( object( { total: requiredNumber } ), '/wc-analytics/products/count-low-in-stock', query ) ).total;
}
