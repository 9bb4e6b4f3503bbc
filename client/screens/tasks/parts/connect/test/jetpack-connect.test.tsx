import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { expectConsole } from '../../../../../../tests/js/console-guard';
import { goOffline, onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { render } from '../../../../../../tests/js/render';
import { showAgain } from '../../../../../../tests/js/show-again';
import { JetpackConnect } from '../jetpack-connect';

const URL_ROUTE = 'GET /wc-admin/onboarding/plugins/jetpack-authorization-url';
const connect = () => screen.getByRole( 'button', { name: 'Connect' } );

describe( 'the connection of the store', () => {
	it( 'fetches the address after a press, stays busy and opens it', async () => {
		onRest( URL_ROUTE, { success: true, errors: [], url: 'https://connect.test/authorize' } );
		const { user } = render( <JetpackConnect /> );
		expect( restRequests() ).toEqual( [] );
		expectConsole( 'error', /Not implemented: navigation/ );
		await user.click( connect() );
		expect( connect() ).toHaveAttribute( 'aria-busy', 'true' );
		expect( restRequests( URL_ROUTE )[ 0 ]?.query ).toEqual( { redirect_url: window.location.href, from: 'woocommerce-services' } );
	} );

	it( 'can be pressed again when Back restores the document, and fetches a new address', async () => {
		onRest( URL_ROUTE, { success: true, errors: [], url: 'https://connect.test/authorize?nonce=1' } );
		const { user } = render( <JetpackConnect /> );
		expectConsole( 'error', /Not implemented: navigation/ );
		await user.click( connect() );
		await waitFor( () => expect( restRequests( URL_ROUTE ) ).toHaveLength( 1 ) );
		showAgain();
		expect( connect() ).not.toHaveAttribute( 'aria-busy' );
		onRest( URL_ROUTE, { success: false, errors: [ 'Somebody else is connecting.' ], url: '' } );
		await user.click( connect() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Somebody else is connecting.' );
		expect( restRequests( URL_ROUTE ) ).toHaveLength( 2 );
	} );

	it( 'returns to the given address', async () => {
		onRest( URL_ROUTE, { success: true, errors: [], url: 'https://connect.test/' } );
		const { user } = render( <JetpackConnect redirectUrl="http://localhost/wp-admin/admin.php?page=wc-admin" /> );
		expectConsole( 'error', /Not implemented: navigation/ );
		await user.click( connect() );
		expect( restRequests( URL_ROUTE )[ 0 ]?.query ).toMatchObject( {
			redirect_url: 'http://localhost/wp-admin/admin.php?page=wc-admin',
		} );
	} );

	it.each( [
		[
			'the first error of the server',
			{ success: false, errors: [ 'User has blocked requests.', 'More.' ], url: 'https://x.test/' },
			'User has blocked requests.',
		],
		[ 'that no address came', { success: true, errors: [], url: '' }, 'Error requesting connection URL.' ],
		[ 'errors by name', { success: false, errors: { a: 'Not registered.' } }, 'Not registered.' ],
	] )( 'shows %s, and Retry', async ( _name, answer, expected ) => {
		onRest( URL_ROUTE, answer );
		const { user } = render( <JetpackConnect onSkip={ () => {} } /> );
		await user.click( connect() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( expected );
		expectConsole( 'error', /Not implemented: navigation/ );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
	} );

	it( 'says that the browser is offline', async () => {
		goOffline();
		const { user } = render( <JetpackConnect /> );
		await user.click( connect() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /connection/ );
	} );

	it( 'SI2: says that the account may not change it when connecting is refused', async () => {
		onRest( URL_ROUTE, restError( 403, 'woocommerce_rest_cannot_view', 'No.' ) );
		const { user } = render( <JetpackConnect /> );
		await user.click( connect() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'The store was not connected. Your account is not allowed to change this.'
		);
	} );

	it( 'can be skipped or cancelled', async () => {
		const [ onSkip, onAbort ] = [ jest.fn(), jest.fn() ];
		const { user } = render( <JetpackConnect onSkip={ onSkip } onAbort={ onAbort } abortText="Stop" /> );
		await user.click( screen.getByRole( 'button', { name: 'No thanks' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Stop' } ) );
		expect( onSkip ).toHaveBeenCalledTimes( 1 );
		expect( onAbort ).toHaveBeenCalledTimes( 1 );
	} );
} );
