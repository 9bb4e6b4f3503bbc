import type { StoreDay } from './store-time';

/** What is wrong with a range. Its second part says with which day; a reversed range is wrong as a whole. */
export type DayRangeError = 'invalid_after' | 'invalid_before' | 'future_after' | 'future_before' | 'reversed';

/**
 * Tells what is wrong with two chosen days.
 *
 * @param after  First day; undefined when it could not be parsed.
 * @param before Last day; undefined when it could not be parsed.
 * @param today  Today in store time, the last day that can be chosen.
 * @return The first fault, or undefined when the days are a range.
 */
export function dayRangeError( after: StoreDay | undefined, before: StoreDay | undefined, today: StoreDay ): DayRangeError | undefined {
	if ( after === undefined ) {
		return 'invalid_after';
	}
	if ( before === undefined ) {
		return 'invalid_before';
	}
	if ( after > today ) {
		return 'future_after';
	}
	if ( before > today ) {
		return 'future_before';
	}
	return after > before ? 'reversed' : undefined;
}
