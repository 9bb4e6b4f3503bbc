import type { ChartPoint, ChartSeries } from '@store-admin/charts';
import type { ReportInterval, ReportSegment, WholeStats } from '@store-admin/data';
import { bucketKey, comparedRange, formatBucket, formatRange, pairBuckets, splitRange, type DayRange } from '@store-admin/format';
import type { ReportDates } from '@store-admin/report-query';
import type { BootLocale } from '@store-admin/settings';

export interface ChartData {
	readonly series: readonly ChartSeries[];
	readonly points: readonly ChartPoint[];
}

interface ChartDataOptions {
	/** Key of the chart's figure. */
	readonly figure: string;
	readonly dates: ReportDates;
	readonly locale: BootLocale;
}

type Buckets = ReturnType< typeof splitRange >;

/** Maximum number of compared items, as in the host. */
const MOST_ITEMS = 5;

function bucketsOf( range: DayRange, { dates, locale }: ChartDataOptions ): Buckets {
	return splitRange( range, dates.interval, { weekStartsOn: locale.startOfWeek, timeZone: locale.timeZone } );
}

function labelOf( bucket: Buckets[ number ], form: 'tick' | 'tooltip', { locale }: ChartDataOptions ): string {
	return formatBucket( bucket, { form, locale: locale.user, dateFormat: locale.dateFormat } );
}

function byBucket( { intervals }: WholeStats, { dates }: ChartDataOptions ): ReadonlyMap< string, ReportInterval > {
	return new Map( intervals.map( ( interval ) => [ bucketKey( interval.date_start, dates.interval ), interval ] ) );
}

/**
 * Builds the chart of a period and the compared period.
 *
 * @param current  Answer for the period.
 * @param compared Answer for the compared period; null while it is unknown.
 * @param names    Names of the period and of the comparison.
 * @param options  Figure, dates and settings.
 */
export function periodChart(
	current: WholeStats,
	compared: WholeStats | null,
	names: { readonly period: string; readonly comparison: string },
	options: ChartDataOptions
): ChartData {
	const { figure, dates, locale } = options;
	const comparedDays = comparedRange( dates.period, dates.range, dates.compare );
	const buckets = bucketsOf( dates.range, options );
	const partners = pairBuckets( buckets, bucketsOf( comparedDays, options ) );
	const values = byBucket( current, options );
	const comparedValues = compared && byBucket( compared, options );
	const points = buckets.map( ( bucket, index ): ChartPoint => {
		const partner = partners[ index ];
		const longLabel = labelOf( bucket, 'tooltip', options );
		return {
			key: bucket.key,
			label: labelOf( bucket, 'tick', options ),
			longLabel,
			longLabels: [ longLabel, partner ? labelOf( partner, 'tooltip', options ) : null ],
			values: [
				values.get( bucket.key )?.figures[ figure ] ?? null,
				( partner && comparedValues?.get( partner.key )?.figures[ figure ] ) ?? null,
			],
		};
	} );
	const title = ( name: string, range: DayRange ) => `${ name } (${ formatRange( range, { locale: locale.user } ) })`;
	return {
		points,
		series: [
			{ key: dates.period, label: title( names.period, dates.range ), total: current.totals.figures[ figure ] ?? null },
			{
				key: dates.compare,
				label: title( names.comparison, comparedDays ),
				total: compared?.totals.figures[ figure ] ?? null,
				isCompared: true,
			},
		],
	};
}

const valueOf = ( segments: readonly ReportSegment[] | undefined, id: string, figure: string ) =>
	segments?.find( ( { segment_id: one } ) => one === id )?.subtotals[ figure ] ?? null;

/** Returns the segments with the highest totals. */
function highestSegments( { totals }: WholeStats, figure: string ): readonly ReportSegment[] {
	return [ ...totals.segments ]
		.sort( ( one, other ) => ( other.subtotals[ figure ] ?? 0 ) - ( one.subtotals[ figure ] ?? 0 ) )
		.slice( 0, MOST_ITEMS );
}

/**
 * Builds the chart of compared items: at most five, those with the highest totals.
 *
 * @param current Answer for the period, with segments.
 * @param nameOf  Returns the name of a segment.
 * @param options Figure, dates and settings.
 */
export function itemsChart( current: WholeStats, nameOf: ( segment: ReportSegment ) => string, options: ChartDataOptions ): ChartData {
	const { figure, dates } = options;
	const segments = highestSegments( current, figure );
	const values = byBucket( current, options );
	const points = bucketsOf( dates.range, options ).map( ( bucket ): ChartPoint => {
		const interval = values.get( bucket.key );
		return {
			key: bucket.key,
			label: labelOf( bucket, 'tick', options ),
			longLabel: labelOf( bucket, 'tooltip', options ),
			values: segments.map( ( { segment_id: id } ) => valueOf( interval?.segments, id, figure ) ),
		};
	} );
	const series = segments.map( ( segment ): ChartSeries => ( {
		key: segment.segment_id,
		label: nameOf( segment ),
		total: segment.subtotals[ figure ] ?? null,
	} ) );
	return { points, series };
}
