import { parserOf } from '../core/parse-answer';
import { listOf, numberOr, object, orNone, requiredText, text, usableListOf, type ValueOf } from '../core/shape';

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

/** A figure of the store's performance. */
export type Indicator = ValueOf< typeof indicator >;

/**
 * Parses the rows of `performance-indicators` and `performance-indicators/allowed`. Extensions add figures: one that cannot be
 * used is left out, and named in the console.
 *
 * @throws {ApiError}
 */
export const parseIndicators = parserOf( usableListOf( indicator, 'figure' ), 'performance indicators' );
