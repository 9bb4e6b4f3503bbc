import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Chart, type ChartProps } from '../chart';
import { ChartControls } from '../chart-controls';
import { dollars, formatWith, makeChart, makePeriods } from './make-chart';

function renderChart( props: Partial< ChartProps > = {} ) {
	const view = render( <Chart { ...makeChart( props ) } /> );
	return {
		...view,
		user: userEvent.setup(),
		show: ( next: Partial< ChartProps > ) => view.rerender( <Chart { ...makeChart( next ) } /> ),
	};
}

const plot = () => screen.getByRole( 'slider', { name: 'Net sales: values' } );
const spoken = () => plot().getAttribute( 'aria-valuetext' );
const linesIn = ( container: HTMLElement ) => container.querySelectorAll( '[role="slider"] .store-admin-chart__line' );
const items = [ 'Kitchen', 'Socks', 'Books', 'Camping', 'Music' ].map( ( label, index ) => ( { key: label, label, total: index + 1 } ) );
const itemPoints = [ 0, 1 ].map( ( day ) => ( {
	key: String( day ),
	label: `Nov ${ day + 1 }`,
	longLabel: `November ${ day + 1 }, 2026`,
	values: items.map( ( _item, index ) => index + day ),
} ) );

describe( 'Chart', () => {
	it( 'is a named section with a sentence about total, change, best and worst day', () => {
		renderChart();
		const section = screen.getByRole( 'group', { name: 'Net sales' } );
		expect( within( section ).getByRole( 'heading', { level: 2, name: 'Net sales' } ) ).toBeVisible();
		expect( section ).toHaveTextContent(
			'Net sales: $600.00. That is 50% more than in the compared period ($400.00). Highest: $300.00 (November 2, 2026). Lowest: $100.00 (November 1, 2026).'
		);
	} );

	it( 'has a heading of level 3 when several charts share a heading', () => {
		renderChart( { level: 3, link: <span>Net sales report</span> } );
		expect( screen.getByRole( 'heading', { level: 3, name: 'Net sales' } ) ).toBeVisible();
		expect( screen.getByText( 'Net sales report' ) ).toBeVisible();
	} );

	it( 'AX5: has a legend of native checkboxes with totals, and the last one cannot be unchecked', async () => {
		const { user, container } = renderChart();
		const now = screen.getByRole( 'checkbox', { name: 'Month to date $600.00' } );
		const before = screen.getByRole( 'checkbox', { name: 'Previous year $400.00' } );
		expect( linesIn( container ) ).toHaveLength( 2 );
		await user.click( before );
		expect( before ).not.toBeChecked();
		expect( linesIn( container ) ).toHaveLength( 1 );
		expect( now ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( now );
		expect( now ).toBeChecked();
		expect( linesIn( container ) ).toHaveLength( 1 );
		await user.click( before );
		expect( linesIn( container ) ).toHaveLength( 2 );
	} );

	it( 'shows all series when none of the shown ones exists any more', async () => {
		const { user, show } = renderChart( { series: items, points: itemPoints } );
		await user.click( screen.getByRole( 'checkbox', { name: /Kitchen/ } ) );
		show( { series: items.slice( 0, 1 ), points: itemPoints } );
		expect( spoken() ).toBe( 'November 1, 2026: $0.00, Kitchen' );
	} );

	it( 'has no checkbox when there is only one series', () => {
		renderChart( { series: items.slice( 1, 2 ), points: itemPoints } );
		expect( screen.queryByRole( 'checkbox' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'list', { name: 'Legend' } ) ).toHaveTextContent( 'Socks$2.00' );
	} );

	it( 'A8: formats ticks, totals and values with the decimals of the currency', () => {
		const { container } = renderChart( { formatValue: formatWith( { ...dollars, symbol: '¥', precision: 0 } ), decimals: 0 } );
		const ticks = [ ...container.querySelectorAll( '.store-admin-chart__values bdi' ) ].map( ( tick ) => tick.textContent );
		expect( ticks ).toEqual( [ '¥0', '¥100', '¥200', '¥300' ] );
		expect( spoken() ).toBe( 'November 1, 2026: ¥100, Month to date' );
		expect( screen.getByRole( 'checkbox', { name: 'Month to date ¥600' } ) ).toBeVisible();
	} );

	it( 'A8: shows three decimals for a currency that has three', () => {
		renderChart( {
			formatValue: formatWith( { ...dollars, symbol: 'KD ' } ),
			decimals: 3,
			points: makePeriods( [ 1.355, 2 ], [ 1, 1 ] ),
		} );
		expect( spoken() ).toBe( 'November 1, 2026: KD 1.355, Month to date' );
	} );

	it( 'draws bars as one path for each series', () => {
		const { container } = renderChart( { type: 'bar' } );
		expect( container.querySelectorAll( '[role="slider"] .store-admin-chart__bars' ) ).toHaveLength( 2 );
		expect( linesIn( container ) ).toHaveLength( 0 );
	} );
} );

describe( 'Chart states', () => {
	it( 'show a message for an empty chart', () => {
		const { show } = renderChart( { points: makePeriods( [ 0, null ], [ 0, 0 ] ) } );
		expect( screen.getByText( 'No data for the selected date range' ) ).toBeVisible();
		expect( screen.queryByRole( 'slider' ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Show as table' } ) ).not.toBeInTheDocument();
		show( { points: [], hasSearch: true } );
		expect( screen.getByText( 'No data for the current search' ) ).toBeVisible();
		show( { points: [], series: [] } );
		expect( screen.getByText( 'No data for the selected date range' ) ).toBeVisible();
	} );

	it( 'show a plot of zeros when the series with other values is hidden', async () => {
		const { user } = renderChart( { points: makePeriods( [ 5, 7 ], [ 0, 0 ] ) } );
		await user.click( screen.getByRole( 'checkbox', { name: /Month to date/ } ) );
		expect( spoken() ).toBe( 'November 1, 2025: $0.00, Previous year' );
	} );

	it( 'show a failure with Retry in the frame of the chart', async () => {
		const handleRetry = jest.fn();
		const { user } = renderChart( { status: 'failed', onRetry: handleRetry } );
		expect( screen.getByRole( 'heading', { name: 'Net sales' } ) ).toBeVisible();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'There was an error getting your stats. Please try again.' );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( handleRetry ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'announce loading, and the controls already work', () => {
		renderChart( { status: 'pending', points: [], controls: <button>By day</button> } );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Loading…' );
		expect( screen.getByRole( 'button', { name: 'By day' } ) ).toBeEnabled();
		expect( screen.queryByRole( 'checkbox' ) ).not.toBeInTheDocument();
	} );

	it( 'keep the old numbers while new ones are fetched', () => {
		renderChart( { isRefreshing: true } );
		expect( screen.getByRole( 'group', { name: 'Net sales' } ) ).toHaveAttribute( 'aria-busy', 'true' );
		expect( spoken() ).toBe( 'November 1, 2026: $100.00, Month to date' );
	} );
} );

describe( 'Chart table', () => {
	it( 'shows the same numbers, each with its own date, and the totals of the server', async () => {
		const { user } = renderChart();
		await user.click( screen.getByRole( 'button', { name: 'Show as table' } ) );
		const table = within( screen.getByRole( 'table' ) );
		expect( table.getAllByRole( 'columnheader' ).map( ( cell ) => cell.textContent ) ).toEqual( [
			'Date',
			'Month to date',
			'Previous year',
		] );
		expect( table.getByRole( 'row', { name: /^November 2, 2026/ } ) ).toHaveTextContent(
			'November 2, 2026$300.00November 2, 2025$150.00'
		);
		expect( table.getByRole( 'row', { name: /^Total/ } ) ).toHaveTextContent( 'Total$600.00$400.00' );
		await user.click( screen.getByRole( 'button', { name: 'Hide table' } ) );
		expect( screen.queryByRole( 'table' ) ).not.toBeInTheDocument();
	} );

	it( 'RP2: renders a year of days in parts, and all of it in the end', async () => {
		const year = makePeriods(
			Array.from( { length: 365 }, () => 5 ),
			[]
		);
		const { user } = renderChart( { points: year } );
		await user.click( screen.getByRole( 'button', { name: 'Show as table' } ) );
		const body = screen.getByRole( 'table' ).querySelector( 'tbody' );
		expect( body?.rows.length ).toBeLessThan( 365 );
		await waitFor( () => expect( body?.rows ).toHaveLength( 365 ), { timeout: 5000 } );
	} );

	it( 'says which values are unknown, such as 29 February in a year without it', async () => {
		const { user } = renderChart( { points: makePeriods( [ 5, 7 ], [ null, 1 ] ) } );
		await user.click( screen.getByRole( 'button', { name: 'Show as table' } ) );
		expect( screen.getByRole( 'row', { name: /^November 1, 2026/ } ) ).toHaveTextContent( 'No data' );
	} );
} );

describe( 'ChartControls', () => {
	it( 'AX5: have names and report the choice', async () => {
		const handleInterval = jest.fn();
		const handleType = jest.fn();
		const user = userEvent.setup();
		render(
			<ChartControls
				intervals={ [
					{ value: 'day', label: 'By day' },
					{ value: 'week', label: 'By week' },
				] }
				interval="day"
				onIntervalChange={ handleInterval }
				type="line"
				onTypeChange={ handleType }
			/>
		);
		const types = within( screen.getByRole( 'group', { name: 'Chart type' } ) );
		expect( types.getByRole( 'radio', { name: 'Line chart' } ) ).toBeChecked();
		await user.click( types.getByRole( 'radio', { name: 'Bar chart' } ) );
		expect( handleType ).toHaveBeenCalledWith( 'bar' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Interval' } ), 'By week' );
		expect( handleInterval ).toHaveBeenCalledWith( 'week' );
	} );
} );
