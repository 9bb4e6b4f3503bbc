import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expectCaughtError } from '../../../../../tests/js/console-guard';
import { Anchor } from '../../link/anchor';
import { Table, type TableProps } from '../table';
import type { TableColumn, TableRow } from '../table-column';

const columns: readonly TableColumn[] = [
	{ key: 'title', label: 'Product', isRequired: true, isSortable: true, firstOrder: 'asc' },
	{ key: 'sku', label: 'SKU' },
	{ key: 'sold', label: 'Items sold', isSortable: true, isNumeric: true },
];

function makeRow( key: string, name: string, ...rest: readonly unknown[] ): TableRow {
	return { key, name, cells: [ { display: <Anchor href="/p">{ name }</Anchor>, value: name }, ...rest ] };
}

const rows = [
	makeRow( '7', 'Mug', { display: 'M-1', value: 'M-1' }, { display: '36', value: 36 } ),
	makeRow( '9', 'Shirt', { display: 'S-1', value: 'S-1' }, { display: '15', value: 15 } ),
];

function renderTable( props: Partial< TableProps > = {} ) {
	const view = render( <Table caption="Products" columns={ columns } rows={ rows } { ...props } /> );
	return { ...view, user: userEvent.setup() };
}

const texts = ( cells: readonly HTMLElement[] ) => cells.map( ( cell ) => cell.textContent );

describe( 'Table', () => {
	it( 'shows exactly the current rows when ids appear twice, as in taxes of WooCommerce 9.2', () => {
		const twice = [ makeRow( '7', 'Mug' ), makeRow( '7', 'Cup' ), makeRow( '9', 'Shirt' ) ];
		const { rerender } = renderTable( { rows: twice } );
		for ( const shown of [ [ ...twice ].reverse(), twice.slice( 1 ), rows ] ) {
			rerender( <Table caption="Products" columns={ columns } rows={ shown } /> );
			expect( texts( screen.getAllByRole( 'rowheader' ) ) ).toEqual( shown.map( ( { name } ) => name ) );
		}
	} );

	it( 'has a caption, headings, and a row header in each row', () => {
		renderTable();
		const table = screen.getByRole( 'table', { name: 'Products' } );
		expect( texts( within( table ).getAllByRole( 'columnheader' ) ) ).toEqual( [ 'Product', 'SKU', 'Items sold' ] );
		expect( texts( within( table ).getAllByRole( 'rowheader' ) ) ).toEqual( [ 'Mug', 'Shirt' ] );
		expect( texts( within( table ).getAllByRole( 'cell' ) ) ).toEqual( [ 'M-1', '36', 'S-1', '15' ] );
	} );

	it( 'sorts by another column in that column’s first order, and reverses the order of the sorted column', async () => {
		const onSort = jest.fn();
		const { user } = renderTable( { sort: { key: 'sold', order: 'desc' }, onSort } );
		expect( screen.getByRole( 'columnheader', { name: 'Items sold' } ) ).toHaveAttribute( 'aria-sort', 'descending' );
		expect( screen.getByRole( 'columnheader', { name: 'Product' } ) ).not.toHaveAttribute( 'aria-sort' );
		expect( screen.queryByRole( 'button', { name: 'SKU' } ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Items sold' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Product' } ) );
		expect( onSort.mock.calls ).toEqual( [
			[ 'sold', 'asc' ],
			[ 'title', 'asc' ],
		] );
	} );

	it( 'sorts in descending order first by default, and reverses ascending to descending', async () => {
		const onSort = jest.fn();
		const { user } = renderTable( { sort: { key: 'title', order: 'asc' }, onSort } );
		await user.click( screen.getByRole( 'button', { name: 'Items sold' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Product' } ) );
		expect( onSort.mock.calls ).toEqual( [
			[ 'sold', 'desc' ],
			[ 'title', 'desc' ],
		] );
	} );

	it( 'has a label for screen readers instead of an abbreviation', () => {
		renderTable( { columns: [ { key: 'aov', label: 'AOV', spokenLabel: 'Average order value' } ], rows: [] } );
		expect( screen.getByRole( 'columnheader', { name: 'Average order value' } ) ).toBeInTheDocument();
	} );

	it( 'leaves out hidden columns and their cells, but never required ones or the last one', () => {
		const { rerender } = renderTable( { hiddenColumns: [ 'sku', 'title', 'unknown' ] } );
		expect( texts( screen.getAllByRole( 'columnheader' ) ) ).toEqual( [ 'Product', 'Items sold' ] );
		expect( texts( screen.getAllByRole( 'cell' ) ) ).toEqual( [ '36', '15' ] );
		const optional = columns.map( ( column ) => ( { ...column, isRequired: false } ) );
		rerender( <Table caption="Products" columns={ optional } rows={ rows } hiddenColumns={ [ 'title', 'sku', 'sold' ] } /> );
		expect( texts( screen.getAllByRole( 'columnheader' ) ) ).toEqual( [ 'Product' ] );
	} );

	it( 'selects rows by name, and all rows of the page without changing other pages', async () => {
		const onChange = jest.fn();
		const { user, rerender } = renderTable( { selection: { selected: [ '4', '7' ], onChange } } );
		expect( screen.getByRole( 'checkbox', { name: 'Select Mug' } ) ).toBeChecked();
		expect( screen.getByRole( 'checkbox', { name: 'Select All' } ) ).toBePartiallyChecked();
		await user.click( screen.getByRole( 'checkbox', { name: 'Select Shirt' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Select Mug' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Select All' } ) );
		rerender( <Table caption="Products" columns={ columns } rows={ rows } selection={ { selected: [ '4', '7', '9' ], onChange } } /> );
		await user.click( screen.getByRole( 'checkbox', { name: 'Select All', checked: true } ) );
		expect( onChange.mock.calls ).toEqual( [ [ [ '4', '7', '9' ] ], [ [ '4' ] ], [ [ '4', '7', '9' ] ], [ [ '4' ] ] ] );
	} );

	it( 'shows placeholder rows with the right number of cells below the headings', () => {
		const { container } = renderTable( { rows: [], pendingRows: 3, hiddenColumns: [ 'sku' ] } );
		expect( screen.getByRole( 'table' ) ).toHaveAttribute( 'aria-busy', 'true' );
		expect( screen.getAllByRole( 'columnheader' ) ).toHaveLength( 2 );
		const grey = [ ...container.querySelectorAll( 'tbody tr' ) ];
		expect( grey.map( ( row ) => row.children.length ) ).toEqual( [ 2, 2, 2 ] );
	} );

	it( 'keeps the old rows while new ones are fetched', () => {
		renderTable( { isRefreshing: true } );
		expect( screen.getByRole( 'table' ) ).toHaveAttribute( 'aria-busy', 'true' );
		expect( screen.getByRole( 'rowheader', { name: 'Mug' } ) ).toBeVisible();
	} );
} );

function Broken(): ReactElement {
	throw new Error( 'A part of an extension.' );
}

describe( 'A cell from an extension', () => {
	const showCell = ( cell: unknown ) => {
		renderTable( { rows: [ { key: '1', name: 'Mug', cells: [ 'Mug', cell, { display: '36', value: 36 } ] } ] } );
		expect( screen.getByRole( 'rowheader' ) ).toHaveTextContent( 'Mug' );
		expect( screen.getAllByRole( 'cell' ) ).toHaveLength( 2 );
		expect( screen.getAllByRole( 'cell' )[ 1 ] ).toHaveTextContent( '36' );
		return screen.getAllByRole( 'cell' )[ 0 ]?.textContent;
	};

	it.each( [
		[ 'null', null, '' ],
		[ 'nothing', undefined, '' ],
		[ 'a number', 12.5, '12.5' ],
		[ 'a text', 'plain', 'plain' ],
		[ 'a boolean', true, '' ],
		[ 'a function', () => 'x', '' ],
		[ 'an empty object', {}, '' ],
		[ 'a display of null', { display: null, value: 4 }, '' ],
		[ 'a display of 0', { display: 0, value: 0 }, '0' ],
		[ 'a display that is a BigInt', { display: 12n, value: 12 }, '12' ],
		[ 'a display that is a date', { display: new Date( 0 ), value: '1970' }, '1970' ],
		[ 'a display that is an object', { display: { a: 1 }, value: 'a' }, 'a' ],
		[ 'a display that is a symbol', { display: Symbol( 'x' ), value: 'a' }, '' ],
		[ 'HTML in a text', { display: '<b onclick="x()">10</b>', value: 10 }, '<b onclick="x()">10</b>' ],
		[ 'an element', { display: <b>ten</b>, value: 10 }, 'ten' ],
		[ 'an element without a cell', <b key="ten">ten</b>, 'ten' ],
		[ 'a list', { display: [ 'a', <b key="b">b</b>, { c: 1 }, 4 ], value: '' }, 'ab4' ],
	] )( 'is shown as text, or is empty, when it is %s', ( _what, cell, expected ) => {
		expect( showCell( cell ) ).toBe( expected );
	} );

	it( 'shows its value when rendering it throws', () => {
		expectCaughtError( /A part of an extension/ );
		expect( showCell( { display: <Broken />, value: 'value' } ) ).toBe( 'value' );
	} );

	it( 'does not break the table when a row has too few or too many cells', () => {
		renderTable( {
			rows: [
				{ key: '1', name: 'Short', cells: [ 'Short' ] },
				{ key: '2', name: 'Long', cells: [ 'Long', 'a', 'b', 'c', 'd' ] },
			],
		} );
		expect( texts( screen.getAllByRole( 'cell' ) ) ).toEqual( [ '', '', 'a', 'b' ] );
	} );
} );

describe( 'The frame of a table', () => {
	const { ResizeObserver: quietObserver } = window;

	// As in the browser, observing measures once at first.
	beforeEach( () => {
		window.ResizeObserver = class extends quietObserver {
			readonly #measure: () => void;

			constructor( measure: ResizeObserverCallback ) {
				super( measure );
				this.#measure = () => measure( [], this );
			}

			override observe(): void {
				this.#measure();
			}
		};
	} );

	afterEach( () => {
		window.ResizeObserver = quietObserver;
		Reflect.deleteProperty( HTMLElement.prototype, 'scrollWidth' );
		Reflect.deleteProperty( HTMLElement.prototype, 'clientWidth' );
	} );

	it( 'is a named region that can be focused only when the table is wider than the frame', () => {
		const { unmount } = renderTable();
		expect( screen.queryByRole( 'region' ) ).not.toBeInTheDocument();
		unmount();
		Object.defineProperty( HTMLElement.prototype, 'scrollWidth', { configurable: true, value: 900 } );
		Object.defineProperty( HTMLElement.prototype, 'clientWidth', { configurable: true, value: 328 } );
		renderTable();
		expect( screen.getByRole( 'region', { name: 'Products, scrolls sideways' } ) ).toHaveAttribute( 'tabindex', '0' );
	} );
} );
