import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { onRest, restError, restRequests, type Route } from '../../../../../tests/js/fake-rest';
import { answerStore } from '../../parts/test/answer-store';
import { acceptOptions, button, currentStep, openTask, OPTIONS, options, SAVE, updates } from './open-tax';

beforeEach( acceptOptions );

describe( 'automated taxes', () => {
	const installed = { active: [ 'woocommerce-services' ], options: { woocommerce_setup_jetpack_opted_in: '1' } };

	it( 'install the plugin with accepted terms, then connect the store', async () => {
		answerStore( { isConnected: false } );
		onRest( 'POST /wc-admin/plugins/install', { success: true, data: { installed: [ 'woocommerce-services' ] }, errors: {} } );
		onRest( 'POST /wc-admin/plugins/activate', { success: true, data: { activated: [ 'woocommerce-services' ] }, errors: {} } );
		const { user } = openTask( { query: '&partner=woocommerce-tax' } );
		await currentStep( 'Install WooCommerce Tax' );
		await user.click( button( 'Install & enable' ) );
		await currentStep( 'Connect your store' );
		expect( options() ).toEqual( [ { woocommerce_setup_jetpack_opted_in: true } ] );
	} );

	it( 'T10: depend on the state of the store: an active but unconnected plugin shows the connection, with every button enabled', async () => {
		answerStore( { ...installed, isConnected: false } );
		openTask();
		await currentStep( 'Connect your store' );
		expect( button( 'Connect' ) ).toBeEnabled();
		expect( button( 'Set up manually' ) ).toBeEnabled();
	} );

	it( 'only accept the terms when the plugin is installed', async () => {
		answerStore( { active: [ 'woocommerce-services' ], isConnected: true } );
		const { user } = openTask( { query: '&partner=woocommerce-tax' } );
		await user.click( await screen.findByRole( 'button', { name: 'Install & enable' } ) );
		expect( await screen.findByRole( 'heading', { name: 'Good news!' } ) ).toBeInTheDocument();
	} );

	it( 'show an error when the terms could not be saved', async () => {
		answerStore( { active: [ 'woocommerce-services' ] } );
		onRest( OPTIONS, restError( 500, 'db', 'The database is away.' ) );
		const { user } = openTask( { query: '&partner=woocommerce-tax' } );
		await user.click( await screen.findByRole( 'button', { name: 'Install & enable' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Your agreement to the terms was not saved. The database is away.'
		);
		expect( button( 'Retry' ) ).toBeEnabled();
	} );

	it( 'ask for the decision when all is ready, and are enabled with “Yes please”', async () => {
		answerStore( installed );
		const { user, onComplete, noticeTexts } = openTask( { query: '&partner=woocommerce-tax' } );
		expect( await screen.findByRole( 'heading', { name: 'Good news!' } ) ).toBeInTheDocument();
		expect( button( "No thanks, I'll set up manually" ) ).toBeEnabled();
		await user.click( button( 'Yes please' ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( options() ).toEqual( [ { wc_connect_taxes_enabled: 'yes' } ] );
		expect( updates() ).toEqual( [ [ { id: 'woocommerce_calc_taxes', value: 'yes' } ] ] );
		expect( noticeTexts() ).toEqual( [ "You're awesome! One less item on your to-do list ✅" ] );
	} );

	it.each< Route >( [ OPTIONS, SAVE ] )( 'show an error when %s fails, and are enabled on the next attempt', async ( route ) => {
		answerStore( installed );
		onRest( route, restError( 500, 'db', 'The database is away.' ) );
		const { user, onComplete, noticeTexts } = openTask( { query: '&partner=woocommerce-tax' } );
		await user.click( await screen.findByRole( 'button', { name: 'Yes please' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'There was a problem setting up automated taxes. Please try again.'
		);
		expect( onComplete ).not.toHaveBeenCalled();
		expect( noticeTexts() ).toEqual( [] );
		answerStore( installed );
		acceptOptions();
		await user.click( button( 'Yes please' ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'are enabled by auto=true in the address, once', async () => {
		answerStore( installed );
		const { onComplete } = openTask( { query: '&auto=true' } );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( restRequests( SAVE ) ).toHaveLength( 1 );
	} );

	it( 'show a failure of auto=true and do not repeat it', async () => {
		answerStore( installed );
		onRest( SAVE, restError( 500, 'db', 'The database is away.' ) );
		const { onComplete } = openTask( { query: '&auto=true' } );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			/There was a problem setting up automated taxes\. Please try again/
		);
		expect( button( 'Yes please' ) ).toBeEnabled();
		expect( restRequests( SAVE ) ).toHaveLength( 1 );
		expect( onComplete ).not.toHaveBeenCalled();
	} );
} );
