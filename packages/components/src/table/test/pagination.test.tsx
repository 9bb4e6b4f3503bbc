import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Pagination, type PaginationProps } from '../pagination';

function renderPages( props: Partial< PaginationProps > = {} ) {
	const onPageChange = jest.fn();
	const onRowsPerPageChange = jest.fn();
	render(
		<Pagination
			page={ 2 }
			rowsPerPage={ 25 }
			total={ 88 }
			onPageChange={ onPageChange }
			onRowsPerPageChange={ onRowsPerPageChange }
			{ ...props }
		/>
	);
	return { onPageChange, onRowsPerPageChange, user: userEvent.setup() };
}

const field = () => screen.getByRole( 'textbox', { name: 'Go to page' } );

describe( 'Pagination', () => {
	it( 'shows the current page and goes to the previous and next one', async () => {
		const { user, onPageChange } = renderPages();
		expect( screen.getByText( 'Page 2 of 4' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Previous Page' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Next Page' } ) );
		expect( onPageChange.mock.calls ).toEqual( [ [ 1 ], [ 3 ] ] );
	} );

	it.each( [
		[ 1, 'Previous Page' ],
		[ 4, 'Next Page' ],
	] )( 'does not go beyond the first and last page (page %d)', ( page, name ) => {
		renderPages( { page } );
		expect( screen.getByRole( 'button', { name } ) ).toBeDisabled();
	} );

	it( 'goes to the entered page with Enter or when the field loses the focus', async () => {
		const { user, onPageChange } = renderPages();
		await user.clear( field() );
		await user.type( field(), '4{Enter}' );
		await user.clear( field() );
		await user.type( field(), ' 3 ' );
		await user.tab();
		expect( onPageChange.mock.calls ).toEqual( [ [ 4 ], [ 3 ] ] );
	} );

	it.each( [ '0', '5', '-1', '1.5', 'abc', '99999999999', ' ' ] )( 'shows an error for "%s"', async ( text ) => {
		const { user, onPageChange } = renderPages();
		await user.clear( field() );
		await user.type( field(), `${ text }{Enter}` );
		expect( onPageChange ).not.toHaveBeenCalled();
		expect( field() ).toBeInvalid();
		expect( field() ).toHaveAccessibleDescription( 'Enter a page from 1 to 4.' );
		await user.keyboard( '{Escape}' );
		expect( field() ).toHaveValue( '2' );
		expect( field() ).toBeValid();
	} );

	it( 'does nothing when the current page is entered', async () => {
		const { user, onPageChange } = renderPages();
		await user.type( field(), '{Enter}' );
		expect( onPageChange ).not.toHaveBeenCalled();
	} );

	it( 'changes the rows per page, and offers the number of the address', async () => {
		const { user, onRowsPerPageChange } = renderPages( { rowsPerPage: 10 } );
		const choice = screen.getByRole( 'combobox', { name: 'Rows per page' } );
		expect( [ ...choice.querySelectorAll( 'option' ) ].map( ( { value } ) => value ) ).toEqual( [ '10', '25', '50', '75', '100' ] );
		await user.selectOptions( choice, '100' );
		expect( onRowsPerPageChange ).toHaveBeenCalledWith( 100 );
	} );

	it( 'goes from a page that does not exist to the last one', async () => {
		const { user, onPageChange } = renderPages( { page: 99 } );
		expect( screen.getByText( 'Page 99 of 4' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Next Page' } ) ).toBeDisabled();
		await user.click( screen.getByRole( 'button', { name: 'Previous Page' } ) );
		expect( onPageChange ).toHaveBeenCalledWith( 4 );
	} );

	it( 'is hidden when all rows fit on the smallest page', () => {
		renderPages( { page: 1, total: 25 } );
		expect( screen.queryByRole( 'navigation' ) ).not.toBeInTheDocument();
	} );

	it( 'shows only the rows per page when all rows are on one larger page', () => {
		renderPages( { page: 1, rowsPerPage: 100 } );
		expect( screen.getByRole( 'combobox', { name: 'Rows per page' } ) ).toBeInTheDocument();
		expect( screen.queryByText( /Page 1/ ) ).not.toBeInTheDocument();
	} );
} );
