import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TagSearchField, type TagSearchFieldProps } from '../tag-search-field';
import type { SearchTag } from '../use-tag-search';

const products = [
	{ key: '7', label: 'Ceramic Mug' },
	{ key: '9', label: 'Travel Mug' },
	{ key: '12', label: 'Wool Socks' },
];

const find = ( text: string ) => Promise.resolve( products.filter( ( { label } ) => label.toLowerCase().includes( text.toLowerCase() ) ) );

function Example( { initial = [], ...props }: Partial< TagSearchFieldProps > & { initial?: readonly SearchTag[] } ) {
	const [ tags, setTags ] = useState( initial );
	return (
		<>
			<TagSearchField label="Products" search={ find } { ...props } tags={ tags } onChange={ setTags } />
			<output aria-label="keys">{ tags.map( ( { key } ) => key ).join( ',' ) }</output>
			<button>Elsewhere</button>
		</>
	);
}

function renderField( props: Parameters< typeof Example >[ 0 ] = {} ) {
	render( <Example { ...props } /> );
	return { user: userEvent.setup(), field: screen.getByRole( 'combobox', { name: 'Products' } ) };
}

const keys = () => screen.getByRole( 'status', { name: 'keys' } ).textContent;

describe( 'TagSearchField', () => {
	it( 'finds items by part of the name and chooses one by keyboard alone', async () => {
		const { user, field } = renderField();
		await user.type( field, 'mug' );
		const first = await screen.findByRole( 'option', { name: 'Ceramic Mug', selected: true } );
		expect( field ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( field ).toHaveAttribute( 'aria-controls', screen.getByRole( 'listbox', { name: 'Products' } ).id );
		expect( field ).toHaveAttribute( 'aria-activedescendant', first.id );
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( keys() ).toBe( '9' );
		expect( field ).toHaveValue( '' );
		expect( screen.queryByRole( 'listbox' ) ).not.toBeInTheDocument();
	} );

	it( 'announces the number of suggestions, also when there are none', async () => {
		const { user, field } = renderField();
		await user.type( field, 'mug' );
		expect( await screen.findByText( '2 results found, use up and down arrow keys to navigate.' ) ).toBeInTheDocument();
		await user.clear( field );
		await user.type( field, 'zzz' );
		expect( await screen.findByText( 'No results.' ) ).toBeInTheDocument();
	} );

	it( 'chooses with the pointer, and does not suggest chosen items again', async () => {
		const { user, field } = renderField( { initial: products.slice( 0, 1 ) } );
		await user.type( field, 'mug' );
		await user.click( await screen.findByRole( 'option', { name: 'Travel Mug' } ) );
		expect( keys() ).toBe( '7,9' );
		await user.type( field, 'mug' );
		expect( await screen.findByText( 'No results.' ) ).toBeInTheDocument();
	} );

	it( 'removes a tag with its button or with Backspace, and keeps the focus', async () => {
		const { user, field } = renderField( { initial: products } );
		await user.click( screen.getByRole( 'button', { name: 'Remove Travel Mug' } ) );
		expect( keys() ).toBe( '7,12' );
		expect( field ).toHaveFocus();
		await user.keyboard( '{Backspace}' );
		expect( keys() ).toBe( '7' );
	} );

	it( 'replaces the tag when only one is allowed', async () => {
		const { user, field } = renderField( { initial: products.slice( 0, 1 ), isSingle: true } );
		await user.type( field, 'wool' );
		await screen.findByRole( 'option' );
		await user.keyboard( '{Enter}' );
		expect( keys() ).toBe( '12' );
	} );

	it( 'offers to search for the typed text itself', async () => {
		const { user, field } = renderField( { freeTextLabel: ( text ) => `All products with titles that include ${ text }` } );
		await user.type( field, 'mu' );
		await user.click( await screen.findByRole( 'option', { name: 'All products with titles that include mu' } ) );
		expect( keys() ).toBe( 'mu' );
		expect( screen.getByRole( 'button', { name: 'Remove mu' } ) ).toBeInTheDocument();
	} );

	it( 'sends one request for quickly typed text, and ignores a late answer', async () => {
		const late: ( () => void )[] = [];
		const search = jest.fn( ( text: string ) =>
			text === 'm' ? new Promise< typeof products >( ( resolve ) => late.push( () => resolve( products ) ) ) : find( text )
		);
		const { user, field } = renderField( { search } );
		await user.type( field, 'm' );
		await waitFor( () => expect( search ).toHaveBeenCalledTimes( 1 ) );
		await user.type( field, 'ug' );
		await screen.findByRole( 'option', { name: 'Ceramic Mug' } );
		expect( search.mock.calls.map( ( [ text ] ) => text ) ).toEqual( [ 'm', 'mug' ] );
		late.forEach( ( answer ) => answer() );
		await Promise.resolve();
		expect( screen.queryByRole( 'option', { name: 'Wool Socks' } ) ).not.toBeInTheDocument();
	} );

	it( 'shows a failure and retries', async () => {
		const search = jest.fn( find ).mockRejectedValueOnce( new Error( 'Away.' ) );
		const { user, field } = renderField( { search } );
		await user.type( field, 'wool' );
		expect( await screen.findByText( 'The suggestions could not be loaded.' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByRole( 'option', { name: 'Wool Socks' } ) ).toBeInTheDocument();
	} );

	it( 'closes the list with Escape and then clears the field; does both when it loses the focus', async () => {
		const { user, field } = renderField();
		await user.type( field, 'mug' );
		await screen.findByRole( 'option', { name: 'Travel Mug' } );
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'listbox' ) ).not.toBeInTheDocument();
		expect( field ).toHaveValue( 'mug' );
		await user.keyboard( '{Escape}' );
		expect( field ).toHaveValue( '' );
		await user.type( field, 'mug' );
		await user.click( screen.getByRole( 'button', { name: 'Elsewhere' } ) );
		expect( field ).toHaveValue( '' );
		expect( keys() ).toBe( '' );
	} );

	it( 'does not submit its form while there is typed text', async () => {
		const handleSubmit = jest.fn( ( event: { preventDefault: () => void } ) => event.preventDefault() );
		render(
			<form onSubmit={ handleSubmit }>
				<Example />
			</form>
		);
		await userEvent.setup().type( screen.getByRole( 'combobox' ), 'm{Enter}' );
		expect( handleSubmit ).not.toHaveBeenCalled();
	} );
} );
