import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, resetHistory, useQuery } from '@store-admin/navigation';
import { render } from '../../../../tests/js/render';
import { UnsavedInputDialog } from '../unsaved-input-dialog';
import { useUnsavedInput } from '../use-unsaved-input';

const AWAY = 'admin.php?page=wc-admin&task=away';

function Form() {
	const [ text, setText ] = useState( '' );
	const { question, forget } = useUnsavedInput( text !== '' );
	return (
		<>
			<input aria-label="Name" value={ text } onChange={ ( event ) => setText( event.target.value ) } />
			<Link href={ AWAY }>Away</Link>
			<Link href={ AWAY } onClick={ forget }>
				Save
			</Link>
			<UnsavedInputDialog question={ question } />
		</>
	);
}

function Screen() {
	return useQuery()[ 'task' ] === 'away' ? <p>You are away</p> : <Form />;
}

const isHeld = () => ! window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) );
const open = () => render( <Screen />, { url: 'admin.php?page=wc-admin&task=form' } );
const isAsked = () => screen.queryByRole( 'dialog', { name: 'Leave without saving?' } ) !== null;

afterEach( () => {
	Reflect.deleteProperty( window, 'wc' );
	resetHistory();
} );

describe( 'useUnsavedInput', () => {
	it( 'asks nothing when nothing was entered, or when it was taken back', async () => {
		const { user } = open();
		expect( isHeld() ).toBe( false );
		await user.type( screen.getByLabelText( 'Name' ), 'A' );
		expect( isHeld() ).toBe( true );
		await user.clear( screen.getByLabelText( 'Name' ) );
		expect( isHeld() ).toBe( false );
		await user.click( screen.getByText( 'Away' ) );
		expect( screen.getByText( 'You are away' ) ).toBeInTheDocument();
	} );

	it( 'keeps the input and the focus when the person stays', async () => {
		const { user } = open();
		await user.type( screen.getByLabelText( 'Name' ), 'Ada' );
		await user.tab();
		await user.keyboard( '{Enter}' );
		expect( isAsked() ).toBe( true );
		expect( screen.getByRole( 'button', { name: 'Stay' } ) ).toHaveFocus();
		await user.keyboard( '{Escape}' );
		expect( isAsked() ).toBe( false );
		expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Ada' );
		expect( screen.getByText( 'Away' ) ).toHaveFocus();
		expect( window.location.search ).toBe( '?page=wc-admin&task=form' );
	} );

	it( 'loses the input only after the person agreed, and asks once', async () => {
		const { user } = open();
		await user.type( screen.getByLabelText( 'Name' ), 'Ada' );
		await user.click( screen.getByText( 'Away' ) );
		await user.click( screen.getByRole( 'button', { name: 'Leave without saving' } ) );
		expect( await screen.findByText( 'You are away' ) ).toBeInTheDocument();
		expect( isHeld() ).toBe( false );
	} );

	it( 'asks on Back too', async () => {
		const { user, history } = open();
		act( () => history.push( 'admin.php?page=wc-admin&task=form&id=1' ) );
		await user.type( screen.getByLabelText( 'Name' ), 'Ada' );
		act( () => history.back() );
		await waitFor( () => expect( isAsked() ).toBe( true ) );
		expect( window.location.search ).toBe( '?page=wc-admin&task=form&id=1' );
		await user.click( screen.getByRole( 'button', { name: 'Leave without saving' } ) );
		await waitFor( () => expect( window.location.search ).toBe( '?page=wc-admin&task=form' ) );
	} );

	it( 'asks nothing once the input is saved', async () => {
		const { user } = open();
		await user.type( screen.getByLabelText( 'Name' ), 'Ada' );
		await user.click( screen.getByText( 'Save' ) );
		expect( screen.getByText( 'You are away' ) ).toBeInTheDocument();
	} );

	it( 'asks before the document is left where the history of an extension cannot be blocked', async () => {
		const location = { pathname: '/', search: '', hash: '', state: null, key: 'a' };
		const history = { location, push: () => {}, replace: () => {}, listen: () => () => {}, go: () => {} };
		Reflect.set( window, 'wc', { navigation: { getHistory: () => history } } );
		const { user } = open();
		await user.type( screen.getByLabelText( 'Name' ), 'Ada' );
		expect( isHeld() ).toBe( true );
		await user.clear( screen.getByLabelText( 'Name' ) );
		expect( isHeld() ).toBe( false );
	} );
} );
