import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../dialog';

function Example( { error }: { readonly error?: string } ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<button onClick={ () => setIsOpen( true ) }>Open</button>
			{ isOpen && (
				<Dialog title="Your app" onClose={ () => setIsOpen( false ) } actions={ <button>Send</button> } error={ error }>
					Take the store with you.
				</Dialog>
			) }
		</>
	);
}

async function openDialog( error?: string ) {
	const user = userEvent.setup();
	render( error === undefined ? <Example /> : <Example error={ error } /> );
	await user.click( screen.getByRole( 'button', { name: 'Open' } ) );
	return user;
}

test( 'Dialog is named by its title, which gets the focus first', async () => {
	await openDialog();
	expect( screen.getByRole( 'dialog', { name: 'Your app' } ) ).toHaveTextContent( 'Take the store with you.' );
	expect( screen.getByRole( 'heading', { level: 2, name: 'Your app' } ) ).toHaveFocus();
	expect( screen.getByRole( 'button', { name: 'Send' } ) ).toBeInTheDocument();
} );

test.each( [
	[ 'Escape', async ( user: ReturnType< typeof userEvent.setup > ) => user.keyboard( '{Escape}' ) ],
	[ 'its button', async ( user: ReturnType< typeof userEvent.setup > ) => user.click( screen.getByRole( 'button', { name: 'Close' } ) ) ],
] )( 'Dialog closes with %s and returns the focus', async ( _name, leave ) => {
	const user = await openDialog();
	await leave( user );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	expect( screen.getByRole( 'button', { name: 'Open' } ) ).toHaveFocus();
} );

test.each( [
	[ 'the link that leads to it', '/?b=2&a=1', undefined, 'Product' ],
	[ 'the link that belongs to it', '/?other=1', '/?a=1&b=2', 'Product' ],
	[ 'the title of the page without a link', '/?c=3', undefined, 'Catalogue' ],
] )( 'Dialog that the address opened gives the focus to %s', async ( _case, url, address, name ) => {
	window.history.replaceState( {}, '', url );
	const content = ( isOpen: boolean ) => (
		<>
			<h1>Catalogue</h1>
			<a href="http://[broken">Broken</a>
			<a href="/?a=1&b=2">Product</a>
			{ isOpen && (
				<Dialog title="About the product" onClose={ () => {} } address={ address }>
					<a href="/?a=1&b=2">Here</a>
				</Dialog>
			) }
		</>
	);
	const { rerender } = render( content( true ) );
	rerender( content( false ) );
	await waitFor( () => expect( screen.getByText( name ) ).toHaveFocus() );
	window.history.replaceState( {}, '', '/' );
} );

test( 'Dialog shows its error', async () => {
	await openDialog( 'It was not sent.' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'It was not sent.' );
} );
