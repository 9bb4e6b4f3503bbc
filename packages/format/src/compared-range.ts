import { addToDay } from './add-to-day';
import { addUnits } from './calendar-unit';
import type { DayRange } from './day-range';
import { daysBetween } from './days-between';
import type { Comparison, PeriodName } from './period';
import { presetUnit } from './preset-unit';

/** Moves the last day of a unit to the last day of another one, which can have more days or fewer. */
function moveLastDay( move: ( day: string ) => string, last: string ): string {
	return addToDay( move( addToDay( last, { days: 1 } ) ), { days: -1 } );
}

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
	if ( comparison === 'previous_period' && period === 'custom' ) {
		const days = daysBetween( range.after, range.before ) + 1;
		return { after: addToDay( range.after, { days: -days } ), before: addToDay( range.after, { days: -1 } ) };
	}
	const { unit, isPast } = period === 'custom' ? { unit: 'day' as const, isPast: true } : presetUnit( period );
	const distance = comparison === 'previous_year' ? 'year' : unit;
	const move = ( day: string ) => addUnits( distance, day, -1 );
	const isWholeUnit = isPast && unit !== 'day' && unit !== 'week';
	return { after: move( range.after ), before: isWholeUnit ? moveLastDay( move, range.before ) : move( range.before ) };
}
