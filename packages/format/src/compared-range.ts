import { addToDay } from './add-to-day';
import { addUnits, UNIT_LENGTHS } from './calendar-unit';
import type { DayRange } from './day-range';
import { daysBetween } from './days-between';
import type { Comparison, PeriodName } from './period';
import { presetUnit } from './preset-unit';
import type { StoreDay } from './store-time';

/**
 * The days with which a range is compared.
 *
 * - A whole month, quarter or year: the whole one before, or the whole one a year before. February of a leap year keeps its 29 days.
 * - A unit until today: the part of the one before that ends on the same day, or the same days a year before.
 * - Chosen days: as many days right before them, or the same days a year before.
 *
 * A month without that day gives its last day: 29 February is compared with 28 February.
 *
 * @param period     The period that the range belongs to.
 * @param range      Its days, see `presetRange`.
 * @param comparison With what.
 */
export function comparedRange( period: PeriodName, range: DayRange, comparison: Comparison ): DayRange {
	const { after, before } = range;
	if ( period === 'custom' && comparison === 'previous_period' ) {
		return { after: addToDay( after, { days: -daysBetween( after, before ) - 1 } ), before: addToDay( after, { days: -1 } ) };
	}
	const { unit, isPast } = period === 'custom' ? { unit: 'day' as const, isPast: false } : presetUnit( period );
	const move = ( day: StoreDay ) => addUnits( comparison === 'previous_year' ? 'year' : unit, day, -1 );
	// The last day of a month is found from the first day of the next one: the other month can have more days, or fewer.
	const beyondLast = isPast && UNIT_LENGTHS[ unit ].months ? 1 : 0;
	return { after: move( after ), before: addToDay( move( addToDay( before, { days: beyondLast } ) ), { days: -beyondLast } ) };
}
