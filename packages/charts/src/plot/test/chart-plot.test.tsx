import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Chart, type ChartProps } from '../../chart/chart';
import { makeChart, makePeriods } from '../../chart/test/make-chart';

const year = Array.from( { length: 365 }, ( _nothing, index ) => index + 1 );

function renderChart( props: Partial< ChartProps > = {} ) {
	const view = render( <Chart { ...makeChart( props ) } /> );
	const plot = screen.getByRole( 'slider', { name: 'Net sales: values' } );
	return { ...view, plot, user: userEvent.setup(), spoken: () => plot.getAttribute( 'aria-valuetext' ) };
}

const focusOn = ( element: HTMLElement ) => act( () => element.focus() );
const tooltip = () => document.querySelector( '.store-admin-chart__tooltip' );

describe( 'ChartPlot', () => {
	it( 'AX2: is one tab stop even with 365 points, so that two presses of Tab lead from the legend to the table', async () => {
		const { user, plot } = renderChart( { points: makePeriods( year, year ) } );
		await user.click( screen.getByRole( 'checkbox', { name: /Previous year/ } ) );
		await user.tab();
		expect( plot ).toHaveFocus();
		await user.tab();
		expect( screen.getByRole( 'button', { name: 'Show as table' } ) ).toHaveFocus();
	} );

	it( 'AX2: announces date and value of each point when arrow keys move between points and series', async () => {
		const { user, plot, spoken } = renderChart();
		await user.tab();
		await user.tab();
		await user.tab();
		expect( plot ).toHaveFocus();
		expect( spoken() ).toBe( 'November 1, 2026: $100.00, Month to date' );
		await user.keyboard( '{ArrowRight}' );
		expect( spoken() ).toBe( 'November 2, 2026: $300.00, Month to date' );
		await user.keyboard( '{ArrowDown}' );
		expect( spoken() ).toBe( 'November 2, 2025: $150.00, Previous year' );
		await user.keyboard( '{End}{ArrowRight}' );
		expect( spoken() ).toBe( 'November 3, 2025: $200.00, Previous year' );
		expect( plot ).toHaveAttribute( 'aria-valuenow', '3' );
		await user.keyboard( '{Home}{ArrowUp}{ArrowUp}' );
		expect( spoken() ).toBe( 'November 1, 2026: $100.00, Month to date' );
	} );

	it( 'moves by a tenth of the points with Page Up and Page Down', async () => {
		const { user, plot } = renderChart( { points: makePeriods( year, year ) } );
		focusOn( plot );
		await user.keyboard( '{PageUp}' );
		expect( plot ).toHaveAttribute( 'aria-valuenow', '38' );
		await user.keyboard( '{PageDown}' );
		expect( plot ).toHaveAttribute( 'aria-valuenow', '1' );
	} );

	it( 'I5: moves to the next point with the left arrow on right-to-left pages, where time runs from right to left', async () => {
		const { user, plot, spoken, container } = renderChart( { isRtl: true } );
		focusOn( plot );
		await user.keyboard( '{ArrowLeft}' );
		expect( spoken() ).toContain( 'November 2, 2026' );
		const [ line ] = [ ...container.querySelectorAll( '[role="slider"] .store-admin-chart__line' ) ].slice( -1 );
		const places = [ ...( line?.getAttribute( 'd' ) ?? '' ).matchAll( /[ML]([\d.]+),/g ) ].map( ( [ , x ] ) => Number( x ) );
		expect( places ).toEqual( [ ...places ].sort( ( a, b ) => b - a ) );
	} );

	it( 'shows a tooltip while it has the focus, until Escape', async () => {
		const { user, plot } = renderChart();
		expect( tooltip() ).not.toBeInTheDocument();
		focusOn( plot );
		await user.keyboard( '{ArrowRight}' );
		expect( tooltip() ).toHaveTextContent( 'Net salesNovember 2, 2026$300.00November 2, 2025$150.00' );
		await user.keyboard( '{Escape}' );
		expect( tooltip() ).not.toBeInTheDocument();
		await user.keyboard( '{ArrowRight}' );
		expect( tooltip() ).toHaveTextContent( 'November 3, 2026' );
		await user.tab();
		expect( tooltip() ).not.toBeInTheDocument();
	} );

	it( 'labels the values of compared items with the names of the items', () => {
		const points = [ { key: 'a', label: 'Nov 1', longLabel: 'November 1, 2026', values: [ 1, 2 ] } ];
		const series = [ 'Kitchen', 'Socks' ].map( ( label ) => ( { key: label, label, total: 1 } ) );
		const { plot } = renderChart( { points, series, type: 'bar' } );
		fireEvent.focus( plot );
		expect( tooltip() ).toHaveTextContent( 'November 1, 2026Kitchen$1.00Socks$2.00' );
	} );

	it( 'follows the pointer, and keeps the tooltip after a touch', () => {
		const { plot, spoken } = renderChart();
		plot.getBoundingClientRect = () => new DOMRect( 0, 0, 300, 240 );
		fireEvent( plot, new MouseEvent( 'pointermove', { bubbles: true, clientX: 150 } ) );
		expect( spoken() ).toContain( 'November 2, 2026' );
		expect( tooltip() ).toBeInTheDocument();
		const leaving = ( pointerType: string ) =>
			Object.assign( new MouseEvent( 'pointerout', { bubbles: true, relatedTarget: document.body } ), { pointerType } );
		fireEvent( plot, leaving( 'touch' ) );
		expect( tooltip() ).toBeInTheDocument();
		fireEvent( plot, leaving( 'mouse' ) );
		expect( tooltip() ).not.toBeInTheDocument();
	} );

	it( 'does not handle keys of the browser', async () => {
		const { user, plot } = renderChart();
		focusOn( plot );
		await user.keyboard( '{Alt>}{ArrowRight}{/Alt}' );
		expect( plot ).toHaveAttribute( 'aria-valuenow', '1' );
	} );

	it( 'draws one element for each series, for any number of points', () => {
		const { container } = renderChart( { points: makePeriods( year, year ) } );
		expect( container.querySelectorAll( '[role="slider"] *' ).length ).toBeLessThan( 30 );
		expect( container.querySelectorAll( '.store-admin-chart__points > span' ).length ).toBeLessThanOrEqual( 70 );
	} );

	it( 'stays on the last point when the points become fewer', async () => {
		const { user, plot, rerender, spoken } = renderChart();
		focusOn( plot );
		await user.keyboard( '{End}' );
		rerender( <Chart { ...makeChart( { points: makePeriods( [ 1, 2 ], [ 3, 4 ] ) } ) } /> );
		expect( spoken() ).toContain( 'November 2, 2026' );
	} );
} );
