import { afterEach, describe, expect, it } from '@jest/globals';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { renderHook } from '@testing-library/react';
import { SERIES_COLORS, type ChartSeries } from '@store-admin/charts';
import { useSeriesColors } from '../use-series-colors';

const FILTER = 'woocommerce_admin_chart_item_color';

const PERIODS: readonly ChartSeries[] = [
	{ key: 'month', label: 'Month to date', total: 3 },
	{ key: 'previous_year', label: 'Previous year', total: 2, isCompared: true },
];
const ITEMS: readonly ChartSeries[] = [
	{ key: '140', label: 'gear3', total: 7 },
	{ key: '138', label: 'welcome10', total: 5 },
];

function colorsOf( series: readonly ChartSeries[], handler: ( ...args: unknown[] ) => unknown ) {
	addFilter( FILTER, 'shop/color', handler );
	return renderHook( () => useSeriesColors( series ) ).result.current.map( ( { color } ) => color );
}

afterEach( () => void removeFilter( FILTER, 'shop/color' ) );

describe( 'useSeriesColors', () => {
	it( 'calls the public filter with the arguments of the host: place, key and the list of items', () => {
		const calls: unknown[][] = [];
		colorsOf( PERIODS, ( ...args ) => {
			calls.push( args );
			return args[ 0 ];
		} );
		const items = [
			{ key: 'primary', label: 'Month to date', total: 3, focus: true, visible: true },
			{ key: 'secondary', label: 'Previous year', total: 2, focus: true, visible: true },
		];
		expect( calls ).toEqual( [
			[ 0, 'primary', items ],
			[ 1, 'secondary', items ],
		] );
	} );

	it( 'names compared items by their id, and keeps the colour of an unchanged place', () => {
		expect( colorsOf( ITEMS, ( place, key ) => ( key === '138' ? '#123456' : place ) ) ).toEqual( [ undefined, '#123456' ] );
	} );

	it( 'uses another place as the colour of that place', () => {
		expect( colorsOf( ITEMS, () => 1 ) ).toEqual( [ SERIES_COLORS[ 1 ], undefined ] );
	} );
} );
