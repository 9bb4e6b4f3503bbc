import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { render } from '../../../../../tests/js/render';
import { stackItems } from '../../../../../tests/js/stack-items';
import { SortableList } from '../sortable-list';

stackItems();

let renders = 0;

function Content( { name }: { readonly name: string } ) {
	renders++;
	return <span>{ name }</span>;
}

const ITEMS = [ 'Cards', 'Cash', 'Checks' ].map( ( name ) => ( { id: name.toLowerCase(), name, content: <Content name={ name } /> } ) );

function Sorted( { onMove }: { readonly onMove?: ( ids: readonly string[] ) => void } ) {
	const [ ids, setIds ] = useState( ITEMS.map( ( { id } ) => id ) );
	const items = ids.flatMap( ( id ) => ITEMS.filter( ( item ) => item.id === id ) );
	return (
		<SortableList
			label="Methods"
			items={ items }
			onMove={ ( next ) => {
				onMove?.( next );
				setIds( [ ...next ] );
			} }
		/>
	);
}

const names = () => screen.getAllByRole( 'listitem' ).map( ( item ) => item.textContent );

describe( 'A list that is sorted', () => {
	test( 'moves an item with the keyboard, and says each step', async () => {
		const { user } = render( <Sorted /> );
		screen.getByRole( 'button', { name: 'Move Cards' } ).focus();
		await user.keyboard( ' ' );
		await screen.findByText( 'Cards is picked up. Place 1 of 3.' );
		await user.keyboard( '{ArrowDown}' );
		await screen.findByText( 'Cards is at place 2 of 3.' );
		await user.keyboard( ' ' );
		await waitFor( () => expect( names() ).toEqual( [ 'Cash', 'Cards', 'Checks' ] ) );
		expect( screen.getByText( 'Cards is dropped at place 2 of 3.' ) ).toBeTruthy();
		const handle = screen.getByRole( 'button', { name: 'Move Cards' } );
		expect( handle.ownerDocument.activeElement ).toBe( handle );
	} );

	test( 'puts the item back after Escape', async () => {
		const moves: unknown[] = [];
		const { user } = render( <Sorted onMove={ ( ids ) => moves.push( ids ) } /> );
		screen.getByRole( 'button', { name: 'Move Cash' } ).focus();
		await user.keyboard( ' ' );
		await screen.findByText( 'Cash is picked up. Place 2 of 3.' );
		await user.keyboard( '{ArrowDown}{Escape}' );
		await screen.findByText( 'Cash is back at its place.' );
		expect( names() ).toEqual( [ 'Cards', 'Cash', 'Checks' ] );
		expect( moves ).toEqual( [] );
	} );

	test( 'does not render the contents while an item is moved', async () => {
		const { user } = render( <Sorted /> );
		screen.getByRole( 'button', { name: 'Move Cards' } ).focus();
		await user.keyboard( ' ' );
		await screen.findByText( 'Cards is picked up. Place 1 of 3.' );
		renders = 0;
		await user.keyboard( '{ArrowDown}' );
		await screen.findByText( 'Cards is at place 2 of 3.' );
		expect( renders ).toBe( 0 );
	} );

	test( 'gives a fixed item no handle', () => {
		const [ first, ...others ] = ITEMS;
		render(
			<SortableList
				label="Methods"
				items={ [ ...( first ? [ { ...first, isFixed: true } ] : [] ), ...others ] }
				onMove={ () => undefined }
			/>
		);
		expect( screen.queryByRole( 'button', { name: 'Move Cards' } ) ).toBeNull();
		expect( screen.getByRole( 'button', { name: 'Move Cash' } ) ).toBeTruthy();
	} );
} );
