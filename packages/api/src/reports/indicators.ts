import type { Query } from '../core/build-path';
import { parserOf } from '../core/parse-answer';
import { request } from '../core/request';
import { listOf, numberOr, object, orNone, requiredText, text, usableListOf, type ValueOf } from '../core/shape';
import { REPORT_TIMEOUT_MS } from './whole-stats';

const indicator = object( {
	/** For example `revenue/total_sales`. */
	stat: requiredText,
	label: text,
	/** `currency` (of the store), `number` or what an extension calls it. */
	format: text,
	/** Null when the host has no value. Money has noise in its last digits; round for display. */
	value: numberOr( null ),
	/** Which of a report's charts shows it. */
	chart: text,
	_links: orNone( object( { report: orNone( listOf( object( { href: text } ) ), [] ) } ), null ),
} );

const indicators = usableListOf( indicator, 'figure' );

/** A figure of the store's performance. */
export type Indicator = ValueOf< typeof indicator >;

/**
 * Parses the rows of `performance-indicators` and `performance-indicators/allowed`. Extensions add figures: one that cannot be
 * used is left out, and named in the console.
 *
 * @throws {ApiError}
 */
export const parseIndicators = parserOf( indicators, 'performance indicators' );

/**
 * Fetches figures of the store's performance.
 *
 * @param  params Arguments of the route; `stats` names the figures.
 * @param  signal Aborts the request when the caller no longer needs it.
 * @throws {ApiError}
 */
export async function fetchIndicators( params: Query, signal?: AbortSignal ): Promise< readonly Indicator[] > {
	const path = '/wc-analytics/reports/performance-indicators';
	return ( await request( indicators, { path, query: params, signal, timeoutMs: REPORT_TIMEOUT_MS } ) ).body;
}
