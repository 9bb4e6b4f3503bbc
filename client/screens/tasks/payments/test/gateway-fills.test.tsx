import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as components from '@wordpress/components';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { onRest, restRequests } from '../../../../../tests/js/fake-rest';
import { record, SETTINGS } from './fixtures';
import { onComplete, openPayments, serveStore, servePlugins } from './open-payments';

const SAVE = 'PUT /wc/v3/payment_gateways/stripe';
const PLUGIN = 'woocommerce-gateway-stripe';

describe( 'a fill of an extension in the set-up', () => {
	beforeEach( () => {
		Reflect.set( window, 'wp', { components } );
		const required = [ 'public_key', 'secret', 'sandbox', 'region' ];
		serveStore( [ record( { id: 'stripe', needs_setup: true, settings: SETTINGS, required_settings_keys: required } ) ] );
		servePlugins( 'woocommerce', PLUGIN );
	} );
	afterEach( () => void Reflect.deleteProperty( window, 'wp' ) );

	it( 'replaces the steps, and gets what it needs to finish', async () => {
		onRest( SAVE, record( { id: 'stripe', enabled: true } ) );
		const seen = jest.fn();
		const { user } = openPayments(
			'&id=stripe',
			{},
			<components.Fill name="woocommerce_payment_gateway_setup_stripe">
				{ ( props ) => {
					seen( Object.keys( props ).sort(), props[ 'paymentGateway' ] );
					const { markConfigured } = props as { markConfigured: ( id: string ) => Promise< void > };
					return <button onClick={ () => void markConfigured( 'stripe' ) }>Done at Stripe</button>;
				} }
			</components.Fill>
		);
		await user.click( await screen.findByRole( 'button', { name: 'Done at Stripe' } ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledWith( { redirectPath: 'admin.php?page=wc-admin' } ) );
		expect( restRequests( SAVE )[ 0 ]?.body ).toEqual( { enabled: true } );
		expect( seen ).toHaveBeenCalledWith(
			[ 'defaultConfigureStep', 'defaultInstallStep', 'defaultStepper', 'markConfigured', 'paymentGateway' ],
			expect.objectContaining( { id: 'stripe', installed: true, needsSetup: true, plugins: [ PLUGIN ], title: 'Stripe' } )
		);
	} );

	it( 'may show our steps with its own step between them, and no input is lost', async () => {
		const { user } = openPayments(
			'&id=stripe',
			{},
			<components.Fill name="woocommerce_payment_gateway_setup_stripe">
				{ ( { defaultStepper, defaultConfigureStep } ) => {
					const Stepper = defaultStepper as ComponentType< { steps: readonly unknown[] } >;
					const own = { key: 'sign', label: 'Sign the contract', content: <p>Sign here</p> };
					return <Stepper steps={ [ null, defaultConfigureStep, own ] } />;
				} }
			</components.Fill>
		);
		await user.type( await screen.findByLabelText( 'Secret' ), 'sk_123' );
		expect( screen.getByLabelText( 'Secret' ) ).toHaveValue( 'sk_123' );
		expect( screen.getByText( 'Sign the contract' ) ).toBeInTheDocument();
	} );

	it( 'may replace only the form', async () => {
		openPayments(
			'&id=stripe',
			{},
			<components.Fill name="woocommerce_payment_gateway_configure_stripe">
				{ ( { defaultForm, defaultFields } ) => {
					const Form = defaultForm as ComponentType;
					return (
						<section aria-label="Of the extension">
							{ String( ( defaultFields as readonly object[] ).length ) } fields, first{ ' ' }
							{ ( defaultFields as readonly { readonly id: string }[] )[ 0 ]?.id }
							<Form />
						</section>
					);
				} }
			</components.Fill>
		);
		const own = within( await screen.findByRole( 'region', { name: 'Of the extension' } ) );
		expect( own.getByText( /4 fields, first public_key/ ) ).toBeInTheDocument();
		expect( own.getByLabelText( 'Secret' ) ).toBeInTheDocument();
	} );

	it( 'gets an error when it marks an unknown gateway', async () => {
		let marked: Promise< void > | undefined;
		const { user } = openPayments(
			'&id=stripe',
			{},
			<components.Fill name="woocommerce_payment_gateway_setup_stripe">
				{ ( { markConfigured } ) => (
					<button
						onClick={ () => {
							marked = ( markConfigured as ( id: string ) => Promise< void > )( 'nobody' );
							marked.catch( () => {} );
						} }
					>
						Wrong
					</button>
				) }
			</components.Fill>
		);
		await user.click( await screen.findByRole( 'button', { name: 'Wrong' } ) );
		await expect( marked ).rejects.toThrow( 'not found in available gateways list' );
	} );
} );
