import { addToDay } from './add-to-day';
import { addUnits, UNIT_LENGTHS } from './calendar-unit';
import type { DayRange } from './day-range';
import { daysBetween } from './days-between';
import type { Comparison, PeriodName } from './period';
import { presetUnit } from './preset-unit';
import type { StoreDay } from './store-time';

/**
 * Returns the days with which a range is compared.
 *
 * - A whole month, quarter or year: the whole previous one, or the same one of the previous year. February of a leap year keeps its 29 days.
 * - A unit up to today: the previous unit up to the same day, or the same days of the previous year.
 * - Custom days: the same number of days directly before them, or the same days of the previous year.
 *
 * If a month does not have the day, its last day is used: 29 February is compared with 28 February.
 *
 * @param period     Period of the range.
 * @param range      Days of the range, see `presetRange`.
 * @param comparison The kind of comparison.
 */
export function comparedRange( period: PeriodName, range: DayRange, comparison: Comparison ): DayRange {
	const { after, before } = range;
	if ( period === 'custom' && comparison === 'previous_period' ) {
		return { after: addToDay( after, { days: -daysBetween( after, before ) - 1 } ), before: addToDay( after, { days: -1 } ) };
	}
	const { unit, isPast } = period === 'custom' ? { unit: 'day' as const, isPast: false } : presetUnit( period );
	const move = ( day: StoreDay ) => addUnits( comparison === 'previous_year' ? 'year' : unit, day, -1 );
	// Calculated from the first day after the range, because the compared month can be longer or shorter.
	const beyondLast = isPast && UNIT_LENGTHS[ unit ].months ? 1 : 0;
	return { after: move( after ), before: addToDay( move( addToDay( before, { days: beyondLast } ) ), { days: -beyondLast } ) };
}
