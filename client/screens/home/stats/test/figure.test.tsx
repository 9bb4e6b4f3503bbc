import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Indicator } from '@store-admin/data';
import { render } from '../../../../../tests/js/render';
import { toFigure, type ComparedStretch } from '../figure';
import { StatTile } from '../stat-tile';

const indicator = ( stat: string, value: number ): Indicator =>
	( { stat, label: 'Sales', format: 'number', chart: '', value } ) as Indicator;

interface TileProps {
	readonly stretch: ComparedStretch;
	readonly stat: string;
}

function Tile( { stretch, stat }: TileProps ) {
	return <StatTile figure={ toFigure( indicator( stat, 30 ), indicator( stat, 60 ), stretch ) } />;
}

function renderTile( stretch: ComparedStretch, stat = 'orders/orders_count' ) {
	render(
		<ul>
			<Tile stretch={ stretch } stat={ stat } />
		</ul>
	);
	return screen.getByRole( 'link' ).textContent;
}

describe( 'a figure compared with the previous period', () => {
	it.each( [
		[ 'today', 'Same time yesterday: 60' ],
		[ 'week', 'Same time last week: 60' ],
		[ 'month', 'Same time last month: 60' ],
	] as const )( 'K13: for %s is compared up to the same time', ( period, words ) => {
		const text = renderTile( { period, endsAtSameTime: true } );
		expect( text ).toContain( words );
		expect( text ).toContain( 'down 50%' );
	} );

	it( 'K13: shows all of a shorter previous month without a change', () => {
		const text = renderTile( { period: 'month', endsAtSameTime: false } );
		expect( text ).toContain( 'All of last month: 60' );
		expect( text ).not.toContain( '%' );
	} );

	it.each( [
		[ 'today', 'All of yesterday: 60' ],
		[ 'week', 'Same days last week: 60' ],
		[ 'month', 'Same days last month: 60' ],
	] as const )( 'K13: of Jetpack for %s names the days of the previous figure, without a change', ( period, words ) => {
		const text = renderTile( { period, endsAtSameTime: true }, 'jetpack/stats/visitors' );
		expect( text ).toContain( words );
		expect( text ).not.toContain( '%' );
	} );
} );
