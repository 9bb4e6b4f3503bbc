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

/** Period of the reports without the interval of their charts. */
export type ReportPeriod = Omit< ReportDates, 'interval' >;

const PERIODS: readonly PeriodName[] = [ ...PRESET_IDS, 'custom' ];
const COMPARISONS: readonly Comparison[] = [ 'previous_period', 'previous_year' ];
const INTERVALS: readonly Interval[] = [ 'hour', 'day', 'week', 'month', 'quarter', 'year' ];

/**
 * Parses the dates of an address. If the period is missing or invalid, the period of the store's settings is used, or else the current
 * month compared with the previous year.
 */
export function parseDates( values: QueryValues, context: AddressContext ): ReportDates {
	const period = parsePeriod( values, context, () => parseDefaultRange( context ) );
	return { ...period, interval: parseInterval( values, period ) };
}

/** Parses the option with the default period, in which PHP may have escaped the ampersands. Invalid values are replaced by the current month. */
export function parseDefaultRange( context: AddressContext ): ReportPeriod {
	const values = valuesOf( parseQuery( context.defaultRange.replace( /&amp;/g, '&' ) ) );
	return parsePeriod( values, context, () => ( {
		period: 'month',
		compare: 'previous_year',
		range: presetRange( 'month', context ),
	} ) );
}

function parsePeriod( values: QueryValues, context: AddressContext, fallback: () => ReportPeriod ): ReportPeriod {
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

/** Parses the interval. A range of many years does not allow short intervals, so that a chart never has thousands of points. */
function parseInterval( values: QueryValues, { period, range }: ReportPeriod ): Interval {
	const allowed = allowedIntervals( period, range );
	const interval = values.oneOf< Interval | '' >( 'interval', INTERVALS, '', 'unknown_interval' );
	const isAllowed = interval !== '' && allowed.includes( interval );
	if ( interval !== '' && ! isAllowed ) {
		values.report( 'interval_not_allowed', 'interval' );
	}
	return isAllowed ? interval : ( allowed[ 0 ] ?? 'day' );
}
