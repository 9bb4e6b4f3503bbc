import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ComboboxField } from '../combobox-field';
import { findOptions } from '../find-options';
import { loadFormControls } from '../platform/use-platform-controls';

beforeAll( async () => {
	await loadFormControls();
} );

const places = [
	{ value: 'AX', label: 'Åland Islands' },
	{ value: 'CA:ON', label: 'Canada — Ontario' },
	{ value: 'MX:BC', label: 'Mexico — Baja California' },
	{ value: 'US:CA', label: 'United States (US) — California' },
	{ value: 'US:TX', label: 'United States (US) — Texas' },
];

function Example( { initial = '', options = places } ) {
	const [ value, setValue ] = useState( initial );
	return (
		<form onSubmit={ ( event ) => event.preventDefault() }>
			<ComboboxField label="Country" options={ options } value={ value } onChange={ setValue } />
			<button type="button">Next</button>
			<output>{ value }</output>
		</form>
	);
}

const field = () => screen.getByRole( 'combobox', { name: 'Country' } );
const chosen = () => screen.getByRole( 'status', { name: '' } ).textContent;

describe( 'ComboboxField', () => {
	it( 'finds options by part of the name and chooses one by keyboard', async () => {
		const user = userEvent.setup();
		render( <Example /> );
		await user.type( field(), 'tex' );
		expect( screen.getAllByRole( 'option' ) ).toHaveLength( 1 );
		await user.keyboard( '{Enter}' );
		expect( field() ).toHaveValue( 'United States (US) — Texas' );
		expect( chosen() ).toBe( 'US:TX' );
		expect( field() ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	it( 'moves through the list with the arrow keys, also past its ends, and announces the position', async () => {
		const user = userEvent.setup();
		render( <Example /> );
		await user.tab();
		expect( field() ).toHaveAttribute( 'aria-expanded', 'false' );
		await user.keyboard( '{ArrowDown}{ArrowUp}{ArrowUp}' );
		const last = screen.getByRole( 'option', { name: 'United States (US) — Texas' } );
		expect( field() ).toHaveAttribute( 'aria-activedescendant', last.id );
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( chosen() ).toBe( 'AX' );
	} );

	it( 'keeps the value when the search is cancelled', async () => {
		const user = userEvent.setup();
		render( <Example initial="CA:ON" /> );
		await user.type( field(), 'zzz' );
		expect( screen.getByRole( 'listbox' ) ).toHaveTextContent( /No (items found|results)/ );
		await user.keyboard( '{Escape}' );
		expect( field() ).toHaveValue( 'Canada — Ontario' );
		await user.tab();
		await user.type( field(), 'unit' );
		await user.tab();
		await waitFor( () => expect( field() ).toHaveValue( 'Canada — Ontario' ) );
	} );

	it( 'replaces its text by the typed text', async () => {
		const user = userEvent.setup();
		render( <Example initial="CA:ON" /> );
		await user.tab();
		await user.keyboard( 'tex{Enter}' );
		expect( chosen() ).toBe( 'US:TX' );
	} );

	it( 'connects its list for screen readers', async () => {
		const user = userEvent.setup();
		render( <Example /> );
		await user.click( field() );
		expect( field() ).toHaveAttribute( 'aria-controls', screen.getByRole( 'listbox' ).id );
	} );

	it( 'chooses an option with the pointer', async () => {
		const user = userEvent.setup();
		render( <Example initial="CA:ON" /> );
		await user.click( field() );
		expect( screen.getByRole( 'option', { selected: true } ) ).toHaveTextContent( 'Canada — Ontario' );
		await user.click( screen.getByRole( 'option', { name: 'United States (US) — California' } ) );
		expect( chosen() ).toBe( 'US:CA' );
	} );

	it( 'cuts a long list, but shows the part around the value', async () => {
		const options = Array.from( { length: 3000 }, ( _item, index ) => ( { value: String( index ), label: `Place ${ index }` } ) );
		const user = userEvent.setup();
		render( <Example initial="2000" options={ options } /> );
		await user.click( field() );
		expect( screen.getAllByRole( 'option' ) ).toHaveLength( 101 );
		expect( screen.getByRole( 'option', { selected: true } ) ).toHaveTextContent( 'Place 2000' );
		expect( screen.getByRole( 'option', { name: /Keep typing/ } ) ).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );

describe( 'findOptions', () => {
	it.each( [
		[ 'aland', [ 'AX' ] ],
		[ 'united cal', [ 'US:CA' ] ],
		[ 'ca', [ 'CA:ON', 'US:CA', 'MX:BC' ] ],
		[ 'tario', [ 'CA:ON' ] ],
		[ 'california', [ 'US:CA', 'MX:BC' ] ],
		[ 'baja', [ 'MX:BC' ] ],
		[ '  ', [ 'AX', 'CA:ON', 'MX:BC', 'US:CA', 'US:TX' ] ],
	] )( 'finds %p', ( typed, expected ) => {
		expect( findOptions( places, typed ).map( ( { value } ) => value ) ).toEqual( expected );
	} );
} );
