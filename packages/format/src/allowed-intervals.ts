import type { CalendarUnit } from './calendar-unit';
import type { DayRange } from './day-range';
import { daysBetween } from './days-between';
import type { Interval } from './interval';
import type { PeriodName } from './period';
import { presetUnit } from './preset-unit';

/**
 * A chart has no more points than this, and so a report makes no more than ten requests of 100 points each for one line. A preset never
 * comes near it; chosen days that span many years lose their shortest intervals.
 */
const MOST_BUCKETS = 1000;

/** From which distance on chosen days can be shown in these. */
const DISTANCES: Readonly< Record< CalendarUnit, number > > = { day: 1, week: 7, month: 28, quarter: 90, year: 365 };

const UNITS: readonly CalendarUnit[] = [ 'day', 'week', 'month', 'quarter', 'year' ];

const PRESET_INTERVALS: Readonly< Record< CalendarUnit, readonly Interval[] > > = {
	day: [ 'hour', 'day' ],
	week: [ 'day', 'week' ],
	month: [ 'day', 'week' ],
	quarter: [ 'day', 'week', 'month' ],
	year: [ 'day', 'week', 'month', 'quarter' ],
};

/**
 * The intervals in which a report can show a range; the first one is the default.
 *
 * @param period Its period. Presets have fixed intervals, whichever day it is.
 * @param range  Its days, which decide for chosen days. The distance from the first to the last one counts, as in the host.
 */
export function allowedIntervals( period: PeriodName, { after, before }: DayRange ): readonly Interval[] {
	if ( period !== 'custom' ) {
		return PRESET_INTERVALS[ presetUnit( period ).unit ];
	}
	const distance = daysBetween( after, before );
	if ( distance < 2 ) {
		return [ 'hour', 'day' ];
	}
	return UNITS.filter(
		( interval ) => distance >= DISTANCES[ interval ] && ( interval === 'year' || distance / DISTANCES[ interval ] < MOST_BUCKETS )
	);
}

/** The wanted interval if it is allowed, otherwise the default one. What is wanted can be any text of an address. */
export function validInterval( wanted: string | undefined, period: PeriodName, range: DayRange ): Interval {
	const allowed = allowedIntervals( period, range );
	return allowed.find( ( interval ) => interval === wanted ) ?? allowed[ 0 ] ?? 'day';
}
