import {
	allowedIntervals,
	PRESET_IDS,
	presetRange,
	type Comparison,
	type DayRange,
	type Interval,
	type PeriodName,
} from '@store-admin/format';
import { parseQuery } from '@store-admin/query';
import { valuesOf, type QueryValues } from './query-values';
import { isCalendarDay } from './calendar-day';
import type { AddressContext, ReportDates } from './report-address';

type Period = Omit< ReportDates, 'interval' >;

const PERIODS: readonly PeriodName[] = [ ...PRESET_IDS, 'custom' ];
const COMPARISONS: readonly Comparison[] = [ 'previous_period', 'previous_year' ];
const INTERVALS: readonly Interval[] = [ 'hour', 'day', 'week', 'month', 'quarter', 'year' ];

/**
 * Parses the dates of an address. A period that the address leaves out, or that cannot be used, is the one of the store's settings,
 * and the current month against the year before when those say nothing either.
 */
export function parseDates( values: QueryValues, context: AddressContext ): ReportDates {
	const period = parsePeriod( values, context, () => defaultPeriod( context ) );
	return { ...period, interval: parseInterval( values, period ) };
}

/** The option comes from PHP, which may have escaped it. */
function defaultPeriod( context: AddressContext ): Period {
	const values = valuesOf( parseQuery( context.defaultRange.replace( /&amp;/g, '&' ) ) );
	return parsePeriod( values, context, () => ( {
		period: 'month',
		compare: 'previous_year',
		range: presetRange( 'month', context ),
	} ) );
}

function parsePeriod( values: QueryValues, context: AddressContext, fallback: () => Period ): Period {
	const period = values.oneOf< PeriodName | '' >( 'period', PERIODS, '', 'unknown_period' );
	const compare = values.oneOf< Comparison | '' >( 'compare', COMPARISONS, '', 'unknown_comparison' );
	const range = period === '' ? undefined : rangeOf( values, period, context );
	if ( period !== '' && compare !== '' && range ) {
		return { period, compare, range };
	}
	const usual = fallback();
	return {
		...( period !== '' && range ? { period, range } : { period: usual.period, range: usual.range } ),
		compare: compare || usual.compare,
	};
}

function rangeOf( values: QueryValues, period: PeriodName, context: AddressContext ): DayRange | undefined {
	if ( period !== 'custom' ) {
		return presetRange( period, context );
	}
	const [ after = '', before = '' ] = [ 'after', 'before' ].map( ( name ) => dayAt( values, name ) );
	if ( after === '' || before === '' ) {
		return undefined;
	}
	if ( after > before ) {
		values.report( 'reversed_range', 'after' );
		return undefined;
	}
	return { after, before };
}

function dayAt( values: QueryValues, name: string ): string {
	const day = values.one( name );
	if ( day !== undefined && isCalendarDay( day ) ) {
		return day;
	}
	values.report( 'no_day', name );
	return '';
}

/** A range of many years loses its shortest intervals, so that a chart never asks for thousands of points. */
function parseInterval( values: QueryValues, { period, range }: Period ): Interval {
	const allowed = allowedIntervals( period, range );
	const interval = values.oneOf< Interval | '' >( 'interval', INTERVALS, '', 'unknown_interval' );
	const isAllowed = interval !== '' && allowed.includes( interval );
	if ( interval !== '' && ! isAllowed ) {
		values.report( 'interval_not_allowed', 'interval' );
	}
	return isAllowed ? interval : ( allowed[ 0 ] ?? 'day' );
}
