import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { onRest, restError, restRequests, type Route } from '../../../../../tests/js/fake-rest';
import { answerStore } from '../../parts/test/answer-store';
import { acceptOptions, button, currentStep, openTask, OPTIONS, options, SAVE, updates } from './open-tax';

beforeEach( acceptOptions );

describe( 'automated taxes', () => {
	const installed = { active: [ 'woocommerce-services' ], options: { woocommerce_setup_jetpack_opted_in: '1' } };

	it( 'installs with the terms accepted, then connects', async () => {
		answerStore( { isConnected: false } );
		onRest( 'POST /wc-admin/plugins/install', { success: true, data: { installed: [ 'woocommerce-services' ] }, errors: {} } );
		onRest( 'POST /wc-admin/plugins/activate', { success: true, data: { activated: [ 'woocommerce-services' ] }, errors: {} } );
		const { user } = openTask( { query: '&partner=woocommerce-tax' } );
		await currentStep( 'Install WooCommerce Tax' );
		await user.click( button( 'Install & enable' ) );
		await currentStep( 'Connect your store' );
		expect( options() ).toEqual( [ { woocommerce_setup_jetpack_opted_in: true } ] );
	} );

	it( 'T10: follows from the store and not from history: active but not connected means connecting, with every button alive', async () => {
		answerStore( { ...installed, isConnected: false } );
		openTask();
		await currentStep( 'Connect your store' );
		expect( button( 'Connect' ) ).toBeEnabled();
		expect( button( 'Set up manually' ) ).toBeEnabled();
	} );

	it( 'asks for the terms only, when the plugin is there', async () => {
		answerStore( { active: [ 'woocommerce-services' ], isConnected: true } );
		const { user } = openTask( { query: '&partner=woocommerce-tax' } );
		await user.click( await screen.findByRole( 'button', { name: 'Install & enable' } ) );
		expect( await screen.findByRole( 'heading', { name: 'Good news!' } ) ).toBeInTheDocument();
	} );

	it( 'says so when the terms could not be saved', async () => {
		answerStore( { active: [ 'woocommerce-services' ] } );
		onRest( OPTIONS, restError( 500, 'db', 'The database is away.' ) );
		const { user } = openTask( { query: '&partner=woocommerce-tax' } );
		await user.click( await screen.findByRole( 'button', { name: 'Install & enable' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Your agreement to the terms was not saved. The database is away.'
		);
		expect( button( 'Retry' ) ).toBeEnabled();
	} );

	it( 'asks when all is in place, and ends with "Yes please"', async () => {
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

	it.each< Route >( [ OPTIONS, SAVE ] )(
		'says that taxes could not be automated when %s fails, and does it on the next try',
		async ( route ) => {
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
		}
	);

	it( 'answers by itself at auto=true, once', async () => {
		answerStore( installed );
		const { onComplete } = openTask( { query: '&auto=true' } );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( restRequests( SAVE ) ).toHaveLength( 1 );
	} );

	it( 'shows a failure of auto=true and does not repeat it', async () => {
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
