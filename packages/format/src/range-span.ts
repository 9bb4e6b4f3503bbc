import type { DayRange } from './day-range';

/** Start and end in store time without a zone, in the form that the reports of the REST API expect. */
export interface Span {
	readonly after: string;
	readonly before: string;
}

/**
 * Returns the first and the last second of a range, in the form that the reports of the REST API expect (`2026-11-01T00:00:00`). The
 * server compares them with the local times of orders. So days of 23 or 25 hours are complete, and no order is lost when daylight
 * saving skips midnight, because no order has a skipped time.
 */
export function rangeSpan( { after, before }: DayRange ): Span {
	return { after: `${ after }T00:00:00`, before: `${ before }T23:59:59` };
}
