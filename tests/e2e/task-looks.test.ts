import { beforeEach, describe, it } from '@jest/globals';
import { keepState } from './support/keep-state';
import { preparePayments } from './support/payments-task';
import { removePlugins } from './support/remove-plugins';
import { HOME, prepareScenario } from './support/scenario';
import { setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';

/* Views of the task screens that their own tests do not check: on a desktop, on a phone of 360 px, and there from right to left. */

const scenario = prepareScenario();
const { button, field, open, row } = preparePayments( scenario );
const START = {
	woocommerce_admin_created_default_shipping_zones: 'no',
	woocommerce_store_address: '12 Main St',
	woocommerce_store_city: 'Austin',
	woocommerce_store_postcode: '78701',
	woocommerce_ship_to_countries: '',
	woocommerce_setup_jetpack_opted_in: '1',
	wcshipping_options: null,
	wc_connect_options: { tos_accepted: true },
	demo_store_jetpack: null,
};
const SERVICES = [ 'woocommerce-services', 'woocommerce-shipping', 'sendcloud-shipping', 'woocommerce-shipstation-integration' ];

keepState( scenario, Object.keys( START ), [] );
beforeEach( async () => {
	await removePlugins( scenario.store, SERVICES );
	await setOptions( scenario.store, START );
} );

async function putPlugin( slug: string ): Promise< void > {
	await scenario.store.runPhp(
		{ code: '$installer = new DemoStore\\Plugins\\Installer(); $installer->install( $args[0] ); $installer->activate( $args[0] );' },
		[ [ slug ] ]
	);
}

const heading = ( name: string ) => scenario.page.getByRole( 'heading', { name } );
const openTask = ( more: string ) => scenario.open( `${ HOME }&task=${ more }` );

describe( 'the payments task', () => {
	it( 'looks right with the keys of a provider and its errors', async () => {
		await putPlugin( 'woocommerce-gateway-stripe' );
		await lookEverywhere( scenario, async () => {
			await open( '&id=stripe' );
			await field( 'Publishable key' ).waitFor();
			await button( 'Proceed' ).click();
			await scenario.page.getByText( 'Please enter your secret key' ).waitFor();
		} );
	} );

	it( 'looks right with a connection', async () => {
		await putPlugin( 'woocommerce-paypal-payments' );
		await lookEverywhere( scenario, async () => {
			await open( '&id=ppcp-gateway' );
			await scenario.page.getByRole( 'link', { name: 'Connect', exact: true } ).waitFor();
		} );
	} );

	it( 'looks right after a failed installation', async () => {
		await setOptions( scenario.store, { demo_store_plugin_faults: { '*': 'api' } } );
		await lookEverywhere( scenario, async () => {
			await open( '&id=square_credit_card' );
			await button( 'Install & enable' ).click();
			await button( 'Retry' ).waitFor();
		} );
	} );

	it( 'looks right where customers can pay already', async () => {
		await putPlugin( 'klarna-payments-for-woocommerce' );
		await setOptions( scenario.store, { woocommerce_klarna_payments_settings: { enabled: 'yes' } } );
		await lookEverywhere( scenario, async () => {
			await open( '&id=nobody' );
			await scenario.page.getByRole( 'link', { name: 'See all payment methods' } ).click();
			await heading( 'Additional payment options' ).waitFor();
			await row( 'Cash on delivery' ).waitFor();
		} );
		await setOptions( scenario.store, { woocommerce_klarna_payments_settings: null } );
	} );

	it( 'looks right with a method without settings, and with an unknown one', async () => {
		await lookEverywhere( scenario, async () => {
			await open( '&id=cod' );
			await button( 'Enable' ).waitFor();
		} );
		await lookEverywhere( scenario, async () => {
			await open( '&id=nobody' );
			await scenario.page.getByText( 'There is no payment method “nobody”.' ).waitFor();
		} );
	} );
} );

describe( 'the tax task', () => {
	it( 'looks right with the address form', async () => {
		await setOptions( scenario.store, { woocommerce_default_country: 'AO', woocommerce_store_address: '' } );
		await lookEverywhere( scenario, async () => {
			await openTask( 'tax' );
			await button( 'Continue' ).click();
			await scenario.page.getByText( 'Please enter an address' ).waitFor();
		} );
	} );

	it( 'looks right after a failed connection', async () => {
		await putPlugin( 'woocommerce-services' );
		await lookEverywhere( scenario, async () => {
			await openTask( 'tax&partner=woocommerce-tax' );
			await button( 'Connect' ).click();
			await button( 'Retry' ).waitFor();
		} );
	} );

	it( 'looks right when taxes can be automated', async () => {
		await putPlugin( 'woocommerce-services' );
		await setOptions( scenario.store, { demo_store_jetpack: 'connected' } );
		await lookEverywhere( scenario, async () => {
			await openTask( 'tax&partner=woocommerce-tax' );
			await heading( 'Good news!' ).waitFor();
		} );
	} );
} );

describe( 'the shipping tasks', () => {
	it( 'look right with two label services', async () => {
		await setOptions( scenario.store, { woocommerce_default_country: 'GB', woocommerce_store_postcode: 'SW1A 1AA' } );
		await lookEverywhere( scenario, async () => {
			await openTask( 'shipping' );
			await button( 'Save shipping options' ).click();
			await button( 'Install & enable: Sendcloud' ).waitFor();
		} );
	} );

	it( 'look right with the connection', async () => {
		await putPlugin( 'woocommerce-shipping' );
		await lookEverywhere( scenario, async () => {
			await openTask( 'shipping' );
			await button( 'Save shipping options' ).click();
			await button( 'Connect' ).waitFor();
		} );
	} );

	it( 'look right as the shipping recommendation', async () => {
		await setOptions( scenario.store, { woocommerce_setup_jetpack_opted_in: null } );
		await lookEverywhere( scenario, async () => {
			await openTask( 'shipping-recommendation' );
			await button( 'Install & enable' ).waitFor();
		} );
	} );
} );

describe( 'the products task', () => {
	it( 'looks right with the sample dialog', async () => {
		await lookEverywhere(
			scenario,
			async () => {
				await openTask( 'products' );
				await button( 'Load sample products' ).click();
				await button( 'Import sample products' ).waitFor();
			},
			'[role="dialog"], dialog'
		);
	} );
} );

describe( 'an unknown task', () => {
	it( 'looks right', async () => {
		await lookEverywhere( scenario, async () => {
			await openTask( 'nobody' );
			await scenario.page.getByRole( 'link', { name: 'Go to Home' } ).waitFor();
		} );
	} );
} );
