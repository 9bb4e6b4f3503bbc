import type { CalendarUnit } from './calendar-unit';
import type { DayRange } from './day-range';
import { daysBetween } from './days-between';
import type { Interval } from './interval';
import type { PeriodName } from './period';
import { presetUnit } from './preset-unit';

/**
 * Maximum number of points of a chart, so that a report needs at most ten requests of 100 points for one line. Presets never reach it;
 * custom ranges of many years lose their shortest intervals.
 */
const MOST_BUCKETS = 1000;

/** Minimum length in days of a custom range for each interval. */
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
 * Returns the intervals in which a report can show a range. The first one is the default.
 *
 * @param period Period of the range. Presets have fixed intervals, whatever their length.
 * @param range  Days of the range. The length of a custom range decides, counted as in the host: from the first to the last day.
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

/** Returns the requested interval if it is allowed, otherwise the default one. The request can be any text from an address. */
export function validInterval( wanted: string | undefined, period: PeriodName, range: DayRange ): Interval {
	const allowed = allowedIntervals( period, range );
	return allowed.find( ( interval ) => interval === wanted ) ?? allowed[ 0 ] ?? 'day';
}
