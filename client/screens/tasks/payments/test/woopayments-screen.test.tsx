import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { onRest, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { showAgain } from '../../../../../tests/js/show-again';
import { WooPaymentsScreen } from '../woopayments/woopayments-screen';
import { ROUTES, servePlugins } from './open-payments';

const open = ( changes = {} ) =>
	render(
		<WooPaymentsScreen
			task={ makeTask( { id: 'woocommerce-payments', actionLabel: '', ...changes } ) }
			query={ {} }
			onComplete={ jest.fn() }
		/>
	);

describe( 'the task of WooPayments', () => {
	beforeEach( () => servePlugins( 'woocommerce', 'woocommerce-payments' ) );

	it( 'opens the page where the store is connected, by keyboard, without installing an installed plugin', async () => {
		// The message of jsdom, which cannot load a document.
		expectConsole( 'error', /Not implemented: navigation/ );
		onRest( ROUTES.connect, { connectUrl: 'http://localhost/wp-admin/admin.php?wcpay-connect=1' } );
		const { user } = open();
		const button = await screen.findByRole( 'button', { name: 'Get paid' } );
		await waitFor( () => expect( button ).toBeEnabled() );
		button.focus();
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( restRequests( ROUTES.connect ) ).toHaveLength( 1 ) );
		expect( button ).toHaveAttribute( 'aria-busy', 'true' );
		expect( restRequests( ROUTES.install ) ).toHaveLength( 0 );
	} );

	it( 'can be pressed again when Back restores the document', async () => {
		expectConsole( 'error', /Not implemented: navigation/ );
		onRest( ROUTES.connect, { connectUrl: 'http://localhost/wp-admin/admin.php?wcpay-connect=1' } );
		const { user } = open();
		const button = await screen.findByRole( 'button', { name: 'Get paid' } );
		await waitFor( () => expect( button ).toBeEnabled() );
		await user.click( button );
		await waitFor( () => expect( restRequests( ROUTES.connect ) ).toHaveLength( 1 ) );
		expect( button ).toHaveAttribute( 'aria-busy', 'true' );
		showAgain();
		expect( button ).not.toHaveAttribute( 'aria-busy' );
	} );

	it( 'opens no address that runs a script', async () => {
		onRest( ROUTES.connect, { connectUrl: 'javascript:alert(1)' } );
		const { user } = open();
		const button = await screen.findByRole( 'button', { name: 'Get paid' } );
		await waitFor( () => expect( button ).toBeEnabled() );
		await user.click( button );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'There was an error connecting to WooPayments.' );
		expect( button ).not.toHaveAttribute( 'aria-busy' );
	} );

	it( 'says whether the set-up is finished', async () => {
		open( { isComplete: true } );
		expect( await screen.findByText( /more than 135 currencies/ ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Setup required' ) ).toBeNull();
	} );
} );
