import type { Query } from '../core/build-path';
import { request } from '../core/request';
import { listOf, object, orNone, requiredText, text, usableListOf, type Shape, type ValueOf } from '../core/shape';
import { REPORT_TIMEOUT_MS } from './whole-stats';

const plain: Shape< string | number | null > = ( given ) => ( typeof given === 'string' || typeof given === 'number' ? given : null );

const cell = object( {
	/** Some HTML: a link to the report, or a price. */
	display: text,
	value: plain,
	/** `currency`, `number` or nothing. */
	format: text,
} );

const leaderboard = object( {
	/** `customers`, `coupons`, `categories`, `products`, or that of an extension. */
	id: requiredText,
	label: text,
	headers: orNone( listOf( object( { label: text } ) ), [] ),
	/** A row has as many cells as there are headers. */
	rows: orNone( listOf( listOf( cell ) ), [] ),
} );

/** The best customers, coupons, categories or products of a range. */
export interface Leaderboard extends ValueOf< typeof leaderboard > {}

/**
 * Fetches the leaderboards. Extensions add some: one that cannot be used is left out, and named in the console.
 *
 * @param  params Arguments of the route. `persisted_query` is JSON and is copied into the links of the cells.
 * @param  signal Ends the request when nobody waits any more.
 * @throws {ApiError}
 */
export async function fetchLeaderboards( params: Query, signal?: AbortSignal ): Promise< readonly Leaderboard[] > {
	const shape = usableListOf( leaderboard, 'leaderboard' );
	return ( await request( shape, { path: '/wc-analytics/leaderboards', query: params, signal, timeoutMs: REPORT_TIMEOUT_MS } ) ).body;
}
