import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TableCard, type TableCardProps } from '../table-card';
import type { TableColumn } from '../table-column';

const columns: readonly TableColumn[] = [
	{ key: 'date', label: 'Date', isRequired: true },
	{ key: 'orders', label: 'Orders', isNumeric: true },
	{ key: 'sales', label: 'Net sales', isNumeric: true },
];
const rows = [
	{ key: 'a', name: 'May 1', cells: [ 'May 1', 5, { display: '$10.00', value: 10 } ] },
	{ key: 'b', name: 'May 2', cells: [ 'May 2', 6, { display: '$12.00', value: 12 } ] },
];

function renderCard( props: Partial< TableCardProps > = {} ) {
	const view = render( <TableCard title="Revenue" columns={ columns } rows={ rows } { ...props } /> );
	return { ...view, user: userEvent.setup() };
}

const failure = { title: 'The rows could not be loaded.', detail: '400 rest_invalid_param', onRetry: () => {} };

describe( 'TableCard', () => {
	it( 'has a heading and a table with the same name', () => {
		renderCard();
		expect( screen.getByRole( 'heading', { level: 2, name: 'Revenue' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'table', { name: 'Revenue' } ) ).toBeInTheDocument();
	} );

	it( 'shows a page of placeholder rows', () => {
		const pagination = { page: 1, rowsPerPage: 25, total: 0, onPageChange: () => {}, onRowsPerPageChange: () => {} };
		const { container } = renderCard( { rows: [], isPending: true, pagination } );
		// Twelve rows with bars, and one as high as the other thirteen.
		expect( container.querySelectorAll( 'tbody tr' ) ).toHaveLength( 13 );
		expect( container.querySelector( 'tbody tr:last-child td' ) ).toHaveStyle( { blockSize: '520px' } );
		expect( screen.queryByText( 'No data to display' ) ).not.toBeInTheDocument();
	} );

	it( 'says that there is no data', () => {
		renderCard( { rows: [] } );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'No data to display' );
		expect( screen.getAllByRole( 'columnheader' ) ).toHaveLength( 3 );
	} );

	it( 'says that nothing matches, and can remove the filters', async () => {
		const onClear = jest.fn();
		const { user } = renderCard( { rows: [], emptiness: { onClear } } );
		expect( screen.getByText( 'Nothing matches your filters.' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Clear all filters' } ) );
		expect( onClear ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'A9: shows a failure with Retry below the headings instead of “no data”', async () => {
		const onRetry = jest.fn();
		const { user } = renderCard( { rows: [], failure: { ...failure, onRetry } } );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'The rows could not be loaded.' );
		expect( screen.getAllByRole( 'columnheader' ) ).toHaveLength( 3 );
		expect( screen.queryByText( 'No data to display' ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( onRetry ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'A9: keeps the old rows when new ones could not be fetched', () => {
		renderCard( { failure } );
		expect( screen.getByRole( 'alert' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'rowheader', { name: 'May 1' } ) ).toBeInTheDocument();
	} );

	it( 'shows that a download is being prepared', async () => {
		const onDownload = jest.fn();
		const { user, rerender } = renderCard( { download: { onDownload } } );
		await user.click( screen.getByRole( 'button', { name: 'Download' } ) );
		rerender( <TableCard title="Revenue" columns={ columns } rows={ rows } download={ { onDownload, isBusy: true } } /> );
		const button = screen.getByRole( 'button', { name: 'Download' } );
		expect( button ).toHaveAttribute( 'aria-busy', 'true' );
		await user.click( button );
		expect( onDownload ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'A4: shows the given totals unchanged, each with its label', () => {
		renderCard( {
			summary: {
				totals: [
					{ label: 'days', value: 27 },
					{ label: 'Net sales', value: '$-113.65' },
					{ label: 'odd', value: { toString: 'no' } },
				],
			},
		} );
		const totals = within( screen.getByRole( 'list', { name: 'Totals' } ) ).getAllByRole( 'listitem' );
		expect( totals.map( ( total ) => total.textContent ) ).toEqual( [ '27 days', '$-113.65 Net sales', ' odd' ] );
	} );

	it( 'shows placeholders while the totals are fetched', () => {
		renderCard( { summary: { totals: [ { label: 'days', value: '' } ], isPending: true } } );
		expect( screen.getByRole( 'list', { name: 'Totals' } ) ).toHaveAttribute( 'aria-busy', 'true' );
		expect( screen.queryByText( 'days' ) ).not.toBeInTheDocument();
	} );

	it( 'finds rows by tags', async () => {
		const onChange = jest.fn();
		const search = () => Promise.resolve( [ { key: '7', label: 'Mug' } ] );
		const { user } = renderCard( { search: { label: 'Search by product', tags: [], onChange, search } } );
		await user.type( screen.getByRole( 'combobox', { name: 'Search by product' } ), 'mu' );
		await user.click( await screen.findByRole( 'option', { name: 'Mug' } ) );
		expect( onChange ).toHaveBeenCalledWith( [ { key: '7', label: 'Mug' } ] );
	} );
} );

function WithColumns( {
	all = columns,
	stored = [ 'sales' ],
}: {
	readonly all?: readonly TableColumn[];
	readonly stored?: readonly string[];
} ) {
	const [ hiddenColumns, setHiddenColumns ] = useState( stored );
	return (
		<>
			<TableCard
				title="Revenue"
				columns={ all }
				rows={ rows }
				hiddenColumns={ hiddenColumns }
				onHiddenColumnsChange={ setHiddenColumns }
			/>
			<output aria-label="hidden">{ hiddenColumns.join( ',' ) }</output>
		</>
	);
}

const openColumns = async () => {
	const user = userEvent.setup();
	await user.click( screen.getByRole( 'button', { name: 'Choose which values to display' } ) );
	return user;
};
const hidden = () => screen.getByRole( 'status', { name: 'hidden' } ).textContent;

describe( 'ColumnMenu', () => {
	it( 'hides and shows all columns except required ones, by keyboard', async () => {
		render( <WithColumns /> );
		const user = await openColumns();
		expect( screen.getByRole( 'group', { name: 'Columns:' } ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'menuitemcheckbox', { name: 'Date' } ) ).not.toBeInTheDocument();
		await user.keyboard( '{Enter}' );
		expect( hidden() ).toBe( 'sales,orders' );
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( hidden() ).toBe( 'orders' );
		expect( screen.getByRole( 'menuitemcheckbox', { name: 'Net sales' } ) ).toBeChecked();
	} );

	it( 'keeps what is hidden of columns that this page does not have', async () => {
		render( <WithColumns stored={ [ 'payment_method', 'sales' ] } /> );
		const user = await openColumns();
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Net sales' } ) );
		expect( hidden() ).toBe( 'payment_method' );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Orders' } ) );
		expect( hidden() ).toBe( 'payment_method,orders' );
	} );

	it( 'does not hide the last column, and says so', async () => {
		render( <WithColumns all={ columns.map( ( column ) => ( { ...column, isRequired: false } ) ) } /> );
		const user = await openColumns();
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Date' } ) );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Orders' } ) );
		expect( screen.getByRole( 'menuitemcheckbox', { name: 'Orders' } ) ).toBeChecked();
		expect( screen.getByRole( 'columnheader', { name: 'Orders' } ) ).toBeInTheDocument();
		expect( screen.getAllByText( 'One column has to stay.' )[ 0 ] ).toBeInTheDocument();
	} );

	it( 'is hidden when all columns are required', () => {
		render( <WithColumns all={ columns.slice( 0, 1 ) } /> );
		expect( screen.queryByRole( 'button', { name: 'Choose which values to display' } ) ).not.toBeInTheDocument();
	} );
} );

describe( 'CompareAction', () => {
	function WithComparison( { onCompare }: { readonly onCompare: () => void } ) {
		const [ selected, onChange ] = useState< readonly string[] >( [] );
		return <TableCard title="Revenue" columns={ columns } rows={ rows } comparison={ { selected, onChange, onCompare, most: 5 } } />;
	}

	it( 'needs two selected rows, and says so', async () => {
		const onCompare = jest.fn();
		render( <WithComparison onCompare={ onCompare } /> );
		const user = userEvent.setup();
		const button = screen.getByRole( 'button', { name: 'Compare' } );
		expect( button ).toBeDisabled();
		expect( button ).toHaveAccessibleDescription( 'Check at least two items below to compare' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Select May 1' } ) );
		expect( button ).toBeDisabled();
		await user.click( screen.getByRole( 'checkbox', { name: 'Select May 2' } ) );
		expect( button ).toHaveAccessibleDescription( '' );
		await user.click( button );
		expect( onCompare ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'says when too many are selected', () => {
		const comparison = { selected: [ 'a', 'b', 'c' ], most: 2, onChange: () => {}, onCompare: () => {} };
		renderCard( { comparison } );
		const button = screen.getByRole( 'button', { name: 'Compare' } );
		expect( button ).toBeDisabled();
		expect( button ).toHaveAccessibleDescription( '3 are selected. At most 2 can be compared.' );
	} );
} );
