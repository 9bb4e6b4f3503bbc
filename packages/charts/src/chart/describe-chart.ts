import { __, _n, sprintf } from '@wordpress/i18n';
import { pointName } from '../series/point-name';
import type { ChartPoint, ChartSeries } from '../types';

/** Data that the sentences describe. */
export interface ChartSubject {
	readonly title: string;
	readonly series: readonly ChartSeries[];
	readonly points: readonly ChartPoint[];
	/** Formats a value with all digits. */
	readonly format: ( value: number ) => string;
}

function describeChange( total: number, before: number, format: ( value: number ) => string ): string {
	if ( total === before ) {
		// translators: %s: number of the earlier period, formatted.
		return sprintf( __( 'That is the same as in the compared period (%s).', 'store-admin' ), format( before ) );
	}
	const percent = Math.round( ( ( total - before ) / before ) * 100 );
	// A percentage of zero or of a negative number is meaningless.
	if ( before <= 0 || total < 0 || percent === 0 ) {
		// translators: %s: number of the earlier period, formatted.
		return sprintf( __( 'In the compared period it was %s.', 'store-admin' ), format( before ) );
	}
	return percent > 0
		? sprintf(
				// translators: 1: percentage without its sign. 2: number of the earlier period, formatted.
				__( 'That is %1$s%% more than in the compared period (%2$s).', 'store-admin' ),
				String( percent ),
				format( before )
			)
		: sprintf(
				// translators: 1: percentage without its sign. 2: number of the earlier period, formatted.
				__( 'That is %1$s%% less than in the compared period (%2$s).', 'store-admin' ),
				String( -percent ),
				format( before )
			);
}

interface Known {
	readonly name: string;
	readonly value: number;
}

function describeExtreme( found: readonly Known[], format: ( value: number ) => string, isHighest: boolean ): string {
	const [ first ] = found;
	if ( ! first ) {
		return '';
	}
	const value = format( first.value );
	if ( found.length === 1 ) {
		return isHighest
			? // translators: 1: value, formatted. 2: a day, or an item that is compared.
				sprintf( __( 'Highest: %1$s (%2$s).', 'store-admin' ), value, first.name )
			: // translators: 1: value, formatted. 2: a day, or an item that is compared.
				sprintf( __( 'Lowest: %1$s (%2$s).', 'store-admin' ), value, first.name );
	}
	const times = String( found.length );
	return isHighest
		? // translators: 1: value, formatted. 2: how often it occurs.
			sprintf( _n( 'Highest: %1$s (%2$s time).', 'Highest: %1$s (%2$s times).', found.length, 'store-admin' ), value, times )
		: // translators: 1: value, formatted. 2: how often it occurs.
			sprintf( _n( 'Lowest: %1$s (%2$s time).', 'Lowest: %1$s (%2$s times).', found.length, 'store-admin' ), value, times );
}

/** Returns no sentence when there are fewer than two values or all are equal. */
function describeExtremes( known: readonly Known[], format: ( value: number ) => string ): readonly string[] {
	const values = known.map( ( { value } ) => value );
	const highest = Math.max( ...values );
	const lowest = Math.min( ...values );
	if ( known.length < 2 || highest === lowest ) {
		return [];
	}
	const having = ( wanted: number ) => known.filter( ( { value } ) => value === wanted );
	return [ describeExtreme( having( highest ), format, true ), describeExtreme( having( lowest ), format, false ) ];
}

/**
 * Describes the chart in sentences, for people who cannot see the plot or want a summary.
 *
 * One period: its total, the change from the compared period, the best and the worst point. Compared items: the best and the worst total.
 *
 * @param subject Data of the chart; values and totals in the main unit of the currency.
 * @return Sentences in the user's language; can be empty.
 */
export function describeChart( { title, series, points, format }: ChartSubject ): readonly string[] {
	const items = series.filter( ( { isCompared } ) => ! isCompared );
	if ( items.length > 1 ) {
		const totals = items.flatMap( ( { label, total } ) => ( total === null ? [] : [ { name: label, value: total } ] ) );
		const count = String( items.length );
		return [
			// translators: 1: what is measured. 2: number of items.
			sprintf( _n( '%1$s of %2$s item.', '%1$s of %2$s compared items.', items.length, 'store-admin' ), title, count ),
			...describeExtremes( totals, format ),
		];
	}
	const main = series.findIndex( ( { isCompared } ) => ! isCompared );
	const total = series[ main ]?.total ?? null;
	const before = series.find( ( { isCompared } ) => isCompared )?.total ?? null;
	const known = points.flatMap( ( point ) => {
		const value = point.values[ main ] ?? null;
		return value === null ? [] : [ { name: pointName( point, main ), value } ];
	} );
	return [
		// translators: 1: what is measured. 2: total of the range, formatted.
		...( total === null ? [] : [ sprintf( __( '%1$s: %2$s.', 'store-admin' ), title, format( total ) ) ] ),
		...( total === null || before === null ? [] : [ describeChange( total, before, format ) ] ),
		...describeExtremes( known, format ),
	];
}
