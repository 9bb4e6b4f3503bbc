import type { StoreDay } from './store-time';

/** Error of a range. The second part of the name is the day with the error; `reversed` concerns both. */
export type DayRangeError = 'invalid_after' | 'invalid_before' | 'future_after' | 'future_before' | 'reversed';

/**
 * Validates two chosen days.
 *
 * @param after  First day; undefined when it could not be parsed.
 * @param before Last day; undefined when it could not be parsed.
 * @param today  Today in store time; later days are not allowed.
 * @return The first error, or undefined when the days are a valid range.
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
