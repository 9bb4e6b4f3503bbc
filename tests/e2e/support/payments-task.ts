import { beforeEach } from '@jest/globals';
import { keepState } from './keep-state';
import { removePlugins } from './remove-plugins';
import { HOME, type Scenario } from './scenario';
import { readOption, setOptions } from './store';
import { waitForTick } from './tick';

/** Options of a store in Texas that has no payment method yet. */
export const START = {
	woocommerce_default_country: 'US:TX',
	woocommerce_bacs_settings: { enabled: 'no', title: 'By bank', instructions: 'Name your order.' },
	woocommerce_bacs_accounts: null,
	woocommerce_cod_settings: { enabled: 'no' },
	woocommerce_cheque_settings: { enabled: 'no' },
	woocommerce_stripe_settings: null,
	'woocommerce_ppcp-gateway_settings': null,
	woocommerce_woocommerce_payments_settings: null,
	woocommerce_square_credit_card_settings: null,
	woocommerce_klarna_payments_settings: null,
	'stand_in_ppcp-gateway_connected': null,
	stand_in_woocommerce_payments_connected: null,
	demo_store_plugin_faults: null,
	demo_store_plugin_delay: '0.1',
};
const PLUGINS = [
	'woocommerce-gateway-stripe',
	'woocommerce-paypal-payments',
	'woocommerce-payments',
	'woocommerce-square',
	'woocommerce-square-terminal',
	'afterpay-gateway-for-woocommerce',
	'klarna-payments-for-woocommerce',
];

/** Functions with which the tests of the payments task read the page and the database. */
export interface PaymentsTask {
	readonly button: ( name: string ) => ReturnType< Scenario[ 'page' ][ 'getByRole' ] >;
	readonly field: ( name: string ) => ReturnType< Scenario[ 'page' ][ 'getByRole' ] >;
	/** Heading of the current step. */
	readonly step: ( name: string ) => ReturnType< Scenario[ 'page' ][ 'getByRole' ] >;
	/** Row of a payment method. */
	readonly row: ( name: string ) => ReturnType< Scenario[ 'page' ][ 'getByRole' ] >;
	readonly open: ( more?: string ) => Promise< void >;
	readonly option: ( name: string ) => Promise< unknown >;
	/** Waits until Home shows the task as complete. */
	readonly waitForTick: () => Promise< void >;
}

/**
 * Resets the store to one without payment methods before each test.
 *
 * @param scenario From `prepareScenario()`.
 */
export function preparePayments( scenario: Scenario ): PaymentsTask {
	keepState( scenario, [ ...Object.keys( START ), 'active_plugins' ], [] );
	beforeEach( async () => {
		await removePlugins( scenario.store, PLUGINS );
		await setOptions( scenario.store, START );
	} );
	const page = () => scenario.page;
	return {
		button: ( name ) => page().getByRole( 'button', { name, exact: true } ),
		field: ( name ) => page().getByRole( 'textbox', { name, exact: true } ),
		step: ( name ) => page().locator( '[aria-current="step"]' ).getByRole( 'heading', { name } ),
		row: ( name ) =>
			page()
				.getByRole( 'listitem' )
				.filter( { has: page().getByRole( 'heading', { name } ) } ),
		open: ( more = '' ) => scenario.open( `${ HOME }&task=payments${ more }` ),
		option: ( name ) => readOption( scenario.store, name ),
		waitForTick: () => waitForTick( page(), 'Set up payments' ),
	};
}
