import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { onRest, restError } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { answerStore } from '../../parts/test/answer-store';
import { RecommendationScreen } from '../recommendation-screen';

function openTask() {
	const onComplete = jest.fn();
	const task = makeTask( { id: 'shipping-recommendation' } );
	return { ...render( <RecommendationScreen task={ task } query={ {} } onComplete={ onComplete } /> ), onComplete };
}

const currentStep = async ( name: string ) =>
	waitFor( () => expect( document.querySelector( '[aria-current="step"] h2' ) ).toHaveTextContent( name ) );

describe( 'the shipping labels task', () => {
	it( 'goes from the location to the plugin to the connection', async () => {
		answerStore( { general: { woocommerce_store_postcode: '' }, isConnected: false } );
		onRest( 'POST /wc-admin/options', { woocommerce_setup_jetpack_opted_in: true } );
		onRest( 'POST /wc-admin/plugins/install', { success: true, data: { installed: [ 'woocommerce-shipping' ] }, errors: {} } );
		onRest( 'POST /wc-admin/plugins/activate', { success: true, data: { activated: [ 'woocommerce-shipping' ] }, errors: {} } );
		const { user } = openTask();
		await currentStep( 'Set store location' );
		await user.type( screen.getByRole( 'textbox', { name: 'ZIP Code' } ), '78701' );
		await user.click( screen.getByRole( 'button', { name: 'Continue' } ) );
		await currentStep( 'Install WooCommerce Shipping' );
		expect( screen.getByText( 'Discounted rates' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Install & enable' } ) );
		await currentStep( 'Connect your store' );
	} );

	it( 'is completed once when all steps are done', async () => {
		answerStore( { active: [ 'woocommerce-shipping' ], options: { wcshipping_options: { tos_accepted: true } } } );
		const { onComplete, rerender } = openTask();
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		rerender( <RecommendationScreen task={ makeTask() } query={ {} } onComplete={ onComplete } /> );
		expect( onComplete ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'shows a failure and a retry', async () => {
		answerStore();
		onRest( 'GET /wc-admin/plugins/active', restError( 500, 'db', 'Away.' ) );
		const { user } = openTask();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /could not be loaded/ );
		answerStore();
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		await currentStep( 'Install WooCommerce Shipping' );
	} );
} );
