import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CompareCard, type CompareCardProps } from '../compare-card';

const products = [
	{ key: '7', label: 'Ceramic Mug' },
	{ key: '9', label: 'Wool Socks' },
	{ key: '12', label: 'Belt' },
];

function renderCard( props: Partial< CompareCardProps > = {} ) {
	const onCompare = jest.fn();
	const onClear = jest.fn();
	const all: CompareCardProps = {
		title: 'Compare Products',
		searchLabel: 'Search for products to compare',
		hint: 'Check at least two products below to compare',
		ids: [ '7' ],
		most: 5,
		search: ( text ) => Promise.resolve( products.filter( ( { label } ) => label.toLowerCase().includes( text ) ) ),
		getLabels: ( ids ) => Promise.resolve( products.filter( ( { key } ) => ids.includes( key ) ) ),
		onCompare,
		onClear,
		...props,
	};
	const view = render( <CompareCard { ...all } /> );
	const rerender = ( next: Partial< CompareCardProps > ) => view.rerender( <CompareCard { ...all } { ...next } /> );
	return { onCompare, onClear, rerender, user: userEvent.setup() };
}

const compare = () => screen.getByRole( 'button', { name: 'Compare' } );

describe( 'CompareCard', () => {
	it( 'adds items by name and compares them with “Compare”', async () => {
		const { user, onCompare } = renderCard();
		expect( screen.getByRole( 'heading', { name: 'Compare Products' } ) ).toBeInTheDocument();
		expect( await screen.findByRole( 'button', { name: 'Remove Ceramic Mug' } ) ).toBeInTheDocument();
		expect( compare() ).toBeDisabled();
		expect( compare() ).toHaveAccessibleDescription( 'Check at least two products below to compare' );
		await user.type( screen.getByRole( 'combobox', { name: 'Search for products to compare' } ), 'socks' );
		await screen.findByRole( 'option' );
		await user.keyboard( '{Enter}' );
		expect( screen.getByRole( 'button', { name: 'Remove Wool Socks' } ) ).toBeInTheDocument();
		expect( onCompare ).not.toHaveBeenCalled();
		await user.click( compare() );
		expect( onCompare ).toHaveBeenCalledWith( [ '7', '9' ] );
	} );

	it( 'shows an error when there are too many items', async () => {
		renderCard( { ids: [ '7', '9', '12' ], most: 2 } );
		await screen.findByRole( 'button', { name: 'Remove Belt' } );
		expect( compare() ).toHaveAccessibleDescription( '3 are selected. At most 2 can be compared.' );
	} );

	it( 'removes all items at once', async () => {
		const { user, onClear } = renderCard( { ids: [ '7', '9' ] } );
		await screen.findByRole( 'button', { name: 'Remove Wool Socks' } );
		await user.click( screen.getByRole( 'button', { name: 'Clear all' } ) );
		expect( onClear ).toHaveBeenCalledTimes( 1 );
		expect( screen.queryByRole( 'button', { name: /^Remove/ } ) ).not.toBeInTheDocument();
	} );

	it( 'discards changes when other items are compared, for example after Back', async () => {
		const { rerender } = renderCard();
		await screen.findByRole( 'button', { name: 'Remove Ceramic Mug' } );
		rerender( { ids: [ '9', '12' ] } );
		expect( await screen.findByRole( 'button', { name: 'Remove Belt' } ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Remove Ceramic Mug' } ) ).not.toBeInTheDocument();
	} );
} );

describe( 'Labels of ids', () => {
	it( 'are looked up once, and unknown ids are shown as not found', async () => {
		const getLabels = jest.fn( ( ids: readonly string[] ) => Promise.resolve( products.filter( ( { key } ) => ids.includes( key ) ) ) );
		const { rerender, user } = renderCard( { ids: [ '7', '999999', 'no-code' ], getLabels } );
		expect( screen.getByText( '#7' ) ).toBeInTheDocument();
		expect( await screen.findByText( 'Ceramic Mug' ) ).toBeInTheDocument();
		expect( screen.getByText( '#999999 (not found)' ) ).toBeInTheDocument();
		expect( screen.getByText( 'no-code (not found)' ) ).toBeInTheDocument();
		await user.type( screen.getByRole( 'combobox' ), 'socks' );
		await screen.findByRole( 'option' );
		await user.keyboard( '{Enter}' );
		rerender( { ids: [ '7', '999999', 'no-code', '9' ], getLabels } );
		expect( await screen.findByText( 'Wool Socks' ) ).toBeInTheDocument();
		expect( getLabels.mock.calls ).toEqual( [ [ [ '7', '999999', 'no-code' ] ] ] );
	} );

	it( 'are fetched again after a failure', async () => {
		const getLabels = jest.fn( () => Promise.resolve( products ) ).mockRejectedValueOnce( new Error( 'Away.' ) );
		const { user } = renderCard( { getLabels } );
		expect( await screen.findByText( 'The names could not be loaded.' ) ).toBeInTheDocument();
		expect( screen.getByText( '#7' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByText( 'Ceramic Mug' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'The names could not be loaded.' ) ).not.toBeInTheDocument();
	} );

	it( 'are the ids themselves without a lookup', () => {
		renderCard( { ids: [ 'DE', '12' ], getLabels: undefined } );
		expect( screen.getByText( 'DE' ) ).toBeInTheDocument();
		expect( screen.getByText( '12' ) ).toBeInTheDocument();
	} );
} );
