import type { Query } from '../core/build-path';
import { request } from '../core/request';
import { listOf, object, orNone, requiredText, text, usableListOf, type Shape, type ValueOf } from '../core/shape';
import { REPORT_TIMEOUT_MS } from './whole-stats';

const plain: Shape< string | number | null > = ( given ) => ( typeof given === 'string' || typeof given === 'number' ? given : null );

const cell = object( {
	/** HTML, such as a link to the report or a price. */
	display: text,
	value: plain,
	/** `currency`, `number` or empty. */
	format: text,
} );

const leaderboard = object( {
	/** `customers`, `coupons`, `categories`, `products`, or the id of an extension's leaderboard. */
	id: requiredText,
	label: text,
	headers: orNone( listOf( object( { label: text } ) ), [] ),
	/** A row has as many cells as there are headers. */
	rows: orNone( listOf( listOf( cell ) ), [] ),
} );

/** Leaderboard: the best customers, coupons, categories or products of a range. */
export interface Leaderboard extends ValueOf< typeof leaderboard > {}

/**
 * Fetches the leaderboards. Invalid ones, which may come from extensions, are left out and named in the console.
 *
 * @param  params Arguments of the route. `persisted_query` is JSON and is copied into the links of the cells.
 * @param  signal Aborts the request when the caller no longer needs it.
 * @throws {ApiError}
 */
export async function fetchLeaderboards( params: Query, signal?: AbortSignal ): Promise< readonly Leaderboard[] > {
	const shape = usableListOf( leaderboard, 'leaderboard' );
	return ( await request( shape, { path: '/wc-analytics/leaderboards', query: params, signal, timeoutMs: REPORT_TIMEOUT_MS } ) ).body;
}
