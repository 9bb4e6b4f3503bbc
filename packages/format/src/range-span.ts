import type { DayRange } from './day-range';

/** From when until when, in store time without a zone, as the reports of the REST API take it. */
export interface Span {
	readonly after: string;
	readonly before: string;
}

/**
 * The first and the last second of a range, as the reports of the REST API take them (`2026-11-01T00:00:00`). They are times of the
 * store's clock: the server compares them with the clock times of orders. So a day of 23 or 25 hours is whole, and where the clock
 * skips midnight nothing is lost, because no order has a time before the first one that the clock shows.
 */
export function rangeSpan( { after, before }: DayRange ): Span {
	return { after: `${ after }T00:00:00`, before: `${ before }T23:59:59` };
}
