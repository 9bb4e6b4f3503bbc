import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { saveSettings } from '../../../../../tests/js/factories/save-settings';
import { answerStore } from '../../parts/test/answer-store';
import { acceptOptions, button, GO, openTask, SAVE, updates } from './open-tax';

beforeEach( acceptOptions );

describe( 'Stripe Tax', () => {
	it( 'is installed, enables taxes and links to its settings', async () => {
		answerStore();
		onRest( 'POST /wc-admin/plugins/install', { success: true, data: { installed: [ 'stripe-tax-for-woocommerce' ] }, errors: {} } );
		onRest( 'POST /wc-admin/plugins/activate', { success: true, data: { activated: [ 'stripe-tax-for-woocommerce' ] }, errors: {} } );
		const { user, noticeTexts } = openTask();
		expectConsole( 'error', GO );
		await user.click( await screen.findByRole( 'button', { name: 'Install for free' } ) );
		await waitFor( () =>
			expect( noticeTexts() ).toEqual( [ "Stripe Tax for Woocommerce has been successfully installed. Let's configure it now." ] )
		);
		expect( updates() ).toEqual( [ [ { id: 'woocommerce_calc_taxes', value: 'yes' } ] ] );
	} );

	it( 'links to its settings when it is active', async () => {
		answerStore( { active: [ 'stripe-tax-for-woocommerce' ] } );
		openTask();
		expect( await screen.findByRole( 'link', { name: 'Continue to settings' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/admin.php?page=wc-settings&tab=stripe_tax_for_woocommerce'
		);
	} );

	it( 'shows what could not be installed, and taxes stay unchanged', async () => {
		answerStore();
		onRest( 'POST /wc-admin/plugins/install', {
			success: false,
			data: { installed: [] },
			errors: { errors: { 'stripe-tax-for-woocommerce': [ 'Download failed.' ] } },
		} );
		const { user } = openTask();
		await user.click( await screen.findByRole( 'button', { name: 'Install for free' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Stripe Tax for WooCommerce: Download failed.' );
		expect( updates() ).toEqual( [] );
		expect( button( 'Install for free' ) ).toBeEnabled();
	} );

	it( 'is the only service when the address names it, and for a user who may not install plugins', async () => {
		answerStore();
		openTask( { query: '&partner=stripe-tax', settings: { user: { id: 1, name: 'Sam', capabilities: [ 'manage_woocommerce' ] } } } );
		expect( await screen.findByText( /Ask an administrator/ ) ).toBeInTheDocument();
		expect( button( 'Install for free' ) ).toBeDisabled();
		expect( screen.queryByRole( 'button', { name: 'Continue setup' } ) ).not.toBeInTheDocument();
	} );

	it( 'can be finished with Retry when taxes could not be enabled after the installation', async () => {
		answerStore();
		onRest( 'POST /wc-admin/plugins/install', { success: true, data: { installed: [ 'stripe-tax-for-woocommerce' ] }, errors: {} } );
		onRest( 'POST /wc-admin/plugins/activate', { success: true, data: { activated: [ 'stripe-tax-for-woocommerce' ] }, errors: {} } );
		onRest( SAVE, restError( 500, 'db', 'The database is away.' ) );
		const { user, noticeTexts } = openTask();
		await user.click( await screen.findByRole( 'button', { name: 'Install for free' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Your tax settings were not saved. The database is away.' );
		expect( screen.queryByRole( 'link', { name: 'Continue to settings' } ) ).not.toBeInTheDocument();
		onRest( SAVE, saveSettings );
		expectConsole( 'error', GO );
		await user.click( button( 'Retry' ) );
		await waitFor( () => expect( noticeTexts() ).toHaveLength( 1 ) );
		expect( restRequests( 'POST /wc-admin/plugins/install' ) ).toHaveLength( 1 );
	} );
} );
