import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RunningSite } from '../../site/start-options';
import { startSite } from '../../site/start-site';
import { signIn, type RestAnswer, type Session } from '../rest-client';

let site: RunningSite;
let session: Session;

beforeAll( async () => {
	site = await startSite( { portsFrom: 8242 } );
	session = await signIn( site.url, site.user, site.password );
} );
afterAll( () => site?.stop() );

const php = ( code: string, ...args: readonly unknown[] ): Promise< string > => site.runPhp( { code }, args );
const read = ( path: string, query: Record< string, unknown > = {} ): Promise< RestAnswer > => session.call( { path, query } );
const write = ( method: string, path: string, body: unknown = {}, query: Record< string, unknown > = {} ): Promise< RestAnswer > => session.call( { method, path, body, query } );
const install = ( plugins: string ): Promise< RestAnswer > => write( 'POST', '/wc-admin/plugins/install', { plugins } );
const activate = ( plugins: string ): Promise< RestAnswer > => write( 'POST', '/wc-admin/plugins/activate', { plugins } );
const installed = async (): Promise< string[] > => ( ( await read( '/wc-admin/plugins/installed' ) ).body as { plugins: string[] } ).plugins;
const setFaults = ( faults: Record< string, string > ): Promise< string > => php( "update_option( 'demo_store_plugin_faults', $args[0] ); update_option( 'demo_store_plugin_delay', '0.1' );", faults );

async function isTaskComplete( id: string ): Promise< boolean | undefined > {
	const { body } = await read( '/wc-admin/onboarding/tasks', { ids: [ 'setup' ] } );
	return ( body as [ { tasks: Array< { id: string; isComplete: boolean } > } ] )[ 0 ].tasks.find( ( task ) => task.id === id )?.isComplete;
}

describe( 'plugins of the catalogue', () => {
	beforeEach( () => setFaults( {} ) );

	it( 'A plugin is installed from a zip file and activated', async () => {
		expect( ( await install( 'mailpoet' ) ).body ).toMatchObject( { success: true, data: { installed: [ 'mailpoet' ], results: { mailpoet: true }, plugin_details: { mailpoet: { name: 'MailPoet' } } } } );
		expect( ( await activate( 'mailpoet' ) ).body ).toMatchObject( { success: true, data: { activated: [ 'mailpoet' ], active: expect.arrayContaining( [ 'mailpoet' ] ) } } );
		expect( ( await read( '/wc-admin/marketing/overview/installed-plugins' ) ).body ).toMatchObject( [ { slug: 'mailpoet', status: 'activated', name: 'MailPoet' } ] );
	} );

	it( 'A plugin is installed even if another one of the same request is unknown', async () => {
		const { status, body } = await install( 'klaviyo,no-such-plugin' );
		expect( status ).toBe( 200 );
		expect( body ).toMatchObject( { success: false, data: { installed: [ 'klaviyo' ] }, errors: { errors: { 'no-such-plugin': [ expect.stringContaining( 'could not be installed' ) ] } } } );
		expect( await installed() ).toContain( 'klaviyo' );
	} );

	it.each( [ 'api', 'archive' ] )( 'A plugin with the fault %s is not installed and leaves nothing behind', async ( fault ) => {
		await setFaults( { 'pinterest-for-woocommerce': fault } );
		expect( ( await install( 'pinterest-for-woocommerce' ) ).body ).toMatchObject( { success: false, errors: { errors: { 'pinterest-for-woocommerce': [ expect.any( String ) ] } } } );
		expect( await installed() ).not.toContain( 'pinterest-for-woocommerce' );
	} );

	it( 'A plugin with the fault activation is installed and cannot be activated', async () => {
		await setFaults( { '*': 'activation' } );
		expect( ( await install( 'tiktok-for-business' ) ).body ).toMatchObject( { success: true } );
		expect( ( await activate( 'tiktok-for-business' ) ).body ).toMatchObject( { success: false, errors: { errors: { 'tiktok-for-business': [ expect.stringContaining( 'could not be activated' ) ] } } } );
	} );

	it( 'A plugin request may answer with HTML, or time out before or after the work', async () => {
		await setFaults( { 'google-listings-and-ads': 'html', jetpack: 'timeout', 'stripe-tax-for-woocommerce': 'install:lost' } );
		expect( await install( 'google-listings-and-ads' ) ).toMatchObject( { status: 200, body: { notJson: expect.stringContaining( '<!doctype html>' ) } } );
		expect( ( await install( 'jetpack' ) ).status ).toBe( 504 );
		expect( ( await install( 'stripe-tax-for-woocommerce' ) ).status ).toBe( 504 );
		const plugins = await installed();
		expect( plugins ).toContain( 'stripe-tax-for-woocommerce' );
		expect( plugins ).not.toContain( 'jetpack' );
		expect( ( await activate( 'stripe-tax-for-woocommerce' ) ).status ).toBe( 200 );
	} );

	it( 'A background job installs and activates plugins', async () => {
		const { body } = await write( 'POST', '/wc-admin/onboarding/plugins/install-and-activate-async', { plugins: [ 'woocommerce-shipping', 'no-such-plugin' ] } );
		expect( body ).toMatchObject( { status: 'pending', plugins: { 'woocommerce-shipping': { status: 'pending', errors: [] } } } );
		const job = await read( `/wc-admin/onboarding/plugins/scheduled-installs/${ ( body as { job_id: string } ).job_id }` );
		expect( job.body ).toMatchObject( { status: 'complete', plugins: { 'woocommerce-shipping': { status: 'activated' }, 'no-such-plugin': { status: 'failed' } } } );
		expect( await read( '/wc-admin/onboarding/plugins/scheduled-installs/none' ) ).toMatchObject( { status: 404, body: null } );
	} );
} );

describe( 'payment methods', () => {
	const GATEWAYS = '/wc/v3/payment_gateways';
	const script = expect.objectContaining( { handle: 'stripe-setup', src: expect.stringMatching( /setup\.js$/ ) } );

	it( 'The payments task is complete while a payment method is enabled', async () => {
		expect( await isTaskComplete( 'payments' ) ).toBe( false );
		await write( 'PUT', `${ GATEWAYS }/bacs`, { enabled: true } );
		expect( await isTaskComplete( 'payments' ) ).toBe( true );
		await write( 'PUT', `${ GATEWAYS }/bacs`, { enabled: false } );
		expect( await isTaskComplete( 'payments' ) ).toBe( false );
	} );

	it( 'A payment method of a plugin says whether it needs set-up, and saves its settings', async () => {
		await install( 'woocommerce-gateway-stripe' );
		await activate( 'woocommerce-gateway-stripe' );
		expect( ( await read( `${ GATEWAYS }/stripe` ) ).body ).toMatchObject( { needs_setup: true, enabled: false, required_settings_keys: [ 'publishable_key', 'secret_key', 'mode' ], post_install_scripts: [ script ], connection_url: null } );
		const saved = await write( 'PUT', `${ GATEWAYS }/stripe`, { enabled: true, settings: { publishable_key: 'pk', secret_key: 'sk', mode: 'live', unheard_of: 'x' } } );
		expect( saved.body ).toMatchObject( { needs_setup: false, enabled: true, settings: { publishable_key: { value: 'pk' }, mode: { value: 'live' } } } );
		expect( await php( "echo wp_json_encode( get_option( 'woocommerce_stripe_settings' ) );" ) ).toContain( '"secret_key":"sk"' );
	} );

	it.each( [
		[ 'mode', 'sometimes' ],
		[ 'capture', 'maybe' ],
	] )( 'A payment method rejects %s = %s', async ( key, value ) => {
		expect( await write( 'PUT', `${ GATEWAYS }/stripe`, { settings: { [ key ]: value } } ) ).toMatchObject( { status: 400, body: { code: 'rest_setting_value_invalid' } } );
	} );

	it( 'A payment method is connected at its provider, which redirects back', async () => {
		await install( 'woocommerce-paypal-payments' );
		await activate( 'woocommerce-paypal-payments' );
		const { connection_url: address } = ( await read( `${ GATEWAYS }/ppcp-gateway` ) ).body as { connection_url: string };
		const { status, location } = await session.open( address.replace( site.url, '' ) );
		expect( status ).toBe( 302 );
		expect( location ).toMatch( /task=payments&connection-return=ppcp-gateway&_wpnonce=/ );
		expect( ( await session.open( location.replace( site.url, '' ) ) ).status ).toBe( 200 );
		expect( ( await read( `${ GATEWAYS }/ppcp-gateway` ) ).body ).toMatchObject( { needs_setup: false } );
	} );

	it( 'A payment method may have no settings', async () => {
		await install( 'klarna-payments-for-woocommerce' );
		await activate( 'klarna-payments-for-woocommerce' );
		expect( ( await read( `${ GATEWAYS }/klarna_payments` ) ).body ).toMatchObject( { settings: [], needs_setup: false, connection_url: null } );
	} );
} );

describe( 'shipping zones', () => {
	const ZONES = '/wc/v3/shipping/zones';
	const addZone = async (): Promise< number > => ( ( await write( 'POST', ZONES, { name: 'Near' } ) ).body as { id: number } ).id;

	it( 'A shipping zone stores its locations and methods in rows', async () => {
		const zone = await addZone();
		await write( 'PUT', `${ ZONES }/${ zone }/locations`, [ { code: 'AU' }, { code: 'US:OR', type: 'state' } ] );
		const { body } = await write( 'POST', `${ ZONES }/${ zone }/methods`, { method_id: 'flat_rate', settings: { cost: '1.234,5' } } );
		const method = ( body as { id: number } ).id;
		expect( ( await write( 'PUT', `${ ZONES }/${ zone }/methods/${ method }`, { enabled: false, order: 4 } ) ).body ).toMatchObject( { enabled: false, order: 4, settings: { cost: { value: '1.234,5' } } } );
		const rows = await php( 'global $wpdb; echo wp_json_encode( array( $wpdb->get_results( "SELECT location_code, location_type FROM {$wpdb->prefix}woocommerce_shipping_zone_locations", ARRAY_N ), $wpdb->get_results( "SELECT method_id, is_enabled FROM {$wpdb->prefix}woocommerce_shipping_zone_methods", ARRAY_N ) ) );' );
		expect( JSON.parse( rows ) ).toEqual( [ [ [ 'AU', 'country' ], [ 'US:OR', 'state' ] ], [ [ 'flat_rate', '0' ] ] ] );
		expect( await isTaskComplete( 'shipping' ) ).not.toBe( false );

		await write( 'DELETE', `${ ZONES }/${ zone }`, {}, { force: true } );
		expect( await php( 'global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}woocommerce_shipping_zone_methods" );' ) ).toBe( '0' );
	} );

	it( 'A deleted shipping zone answers 404 to every request', async () => {
		const zone = await addZone();
		await write( 'DELETE', `${ ZONES }/${ zone }`, {}, { force: true } );
		const answers = await Promise.all( [
			read( `${ ZONES }/${ zone }/methods` ),
			write( 'POST', `${ ZONES }/${ zone }/methods`, { method_id: 'flat_rate' } ),
			write( 'PUT', `${ ZONES }/${ zone }/locations`, [ { code: 'AU' } ] ),
		] );
		expect( answers.map( ( { status } ) => status ) ).toEqual( [ 404, 404, 404 ] );
	} );

	it( 'The shipping zones answer 404 while shipping is disabled', async () => {
		await php( "update_option( 'woocommerce_ship_to_countries', 'disabled' );" );
		expect( await read( ZONES ) ).toMatchObject( { status: 404, body: { code: 'rest_no_route' } } );
		await php( "delete_option( 'woocommerce_ship_to_countries' );" );
		expect( ( await read( ZONES ) ).status ).toBe( 200 );
	} );
} );

describe( 'taxes', () => {
	it( 'A tax rate is saved with its cities and its class', async () => {
		const { body } = await write( 'POST', '/wc/v3/taxes', { country: 'us', state: 'or', rate: '5.5', name: 'OR', cities: [ 'Salem' ], class: 'reduced-rate' } );
		const { id } = body as { id: number };
		expect( body ).toMatchObject( { country: 'US', state: 'OR', rate: '5.5000', cities: [ 'SALEM' ], class: 'reduced-rate' } );
		expect( ( await read( '/wc-analytics/taxes', { class: 'reduced-rate' } ) ).body ).toMatchObject( [ { id } ] );
		expect( ( await write( 'DELETE', `/wc/v3/taxes/${ id }` ) ).status ).toBe( 501 );
		await write( 'DELETE', `/wc/v3/taxes/${ id }`, {}, { force: true } );
		expect( ( await read( `/wc/v3/taxes/${ id }` ) ).status ).toBe( 404 );
	} );
} );

describe( 'first products', () => {
	it( 'The sample products are imported once', async () => {
		const first = ( await write( 'POST', '/wc-admin/onboarding/tasks/import_sample_products' ) ).body as { imported: number[]; skipped: unknown[] };
		expect( first.imported ).toHaveLength( 9 );
		const second = ( await write( 'POST', '/wc-admin/onboarding/tasks/import_sample_products' ) ).body as { imported: number[]; skipped: unknown[] };
		expect( [ second.imported.length, second.skipped.length ] ).toEqual( [ 0, 9 ] );
		expect( await isTaskComplete( 'products' ) ).toBe( true );
	} );

	it( 'A product made from a template is an auto-draft of its type', async () => {
		const { body } = await write( 'POST', '/wc-admin/onboarding/tasks/create_product_from_template', { template_name: 'variable' } );
		expect( ( await read( `/wc/v3/products/${ ( body as { id: number } ).id }` ) ).body ).toMatchObject( { type: 'variable', status: 'auto-draft' } );
		expect( await write( 'POST', '/wc-admin/onboarding/tasks/create_product_from_template', { template_name: 'nope' } ) ).toMatchObject( { status: 500, body: { code: 'woocommerce_rest_product_creation_error' } } );
	} );
} );

describe( 'Jetpack', () => {
	const CONNECT = { redirect_url: '/wp-admin/admin.php?page=wc-admin', from: 'woocommerce-services' };

	it( 'Jetpack is not connected at first', async () => {
		expect( ( await read( '/wc-admin/onboarding/plugins/jetpack-authorization-url', CONNECT ) ).body ).toMatchObject( { success: false, errors: [ expect.any( String ) ] } );
		expect( await read( '/wc-admin/mobile-app/send-magic-link' ) ).toMatchObject( { status: 500, body: { code: 'jetpack_not_connected' } } );
	} );

	it( 'Jetpack is connected at the address that it sends, which redirects back', async () => {
		await php( "update_option( 'demo_store_jetpack', 'reachable' );" );
		const { body } = await read( '/wc-admin/onboarding/plugins/jetpack-authorization-url', CONNECT );
		expect( body ).toMatchObject( { success: true, errors: [] } );
		expect( await session.open( ( body as { url: string } ).url.replace( site.url, '' ) ) ).toMatchObject( { status: 302, location: expect.stringMatching( /admin\.php\?page=wc-admin$/ ) } );
		expect( ( await read( '/jetpack/v4/connection' ) ).body ).toMatchObject( { isActive: true, hasConnectedOwner: true } );
		expect( ( await read( '/wc-admin/mobile-app/send-magic-link' ) ).body ).toEqual( { code: 'success' } );
	} );
} );

describe( 'tasks of older hosts', () => {
	const PROFILE = { completed: true, product_types: [ 'physical', 'bookings' ] };

	// The WooPayments task is listed only while no other payment method is enabled.
	beforeAll( () => php( "update_option( 'active_plugins', array_values( preg_grep( '~^(woocommerce|store-admin)/~', get_option( 'active_plugins' ) ) ) );" ) );

	it( 'The tasks of older hosts are listed when an option asks for them, and complete when their work is done', async () => {
		await php( "update_option( 'demo_store_older_tasks', $args[0] ); update_option( 'woocommerce_onboarding_profile', $args[1] ); update_option( 'woocommerce_store_address', '' ); update_option( 'woocommerce_store_city', 'Austin' ); update_option( 'woocommerce_store_postcode', '78701' );", [ 'store_details', 'appearance', 'woocommerce-payments', 'purchase' ], PROFILE );
		await Promise.all( [ 'store_details', 'appearance', 'woocommerce-payments', 'purchase' ].map( async ( id ) => expect( await isTaskComplete( id ) ).toBe( false ) ) );
		expect( await isTaskComplete( 'payments' ) ).toBeUndefined();
		expect( ( await read( '/wc-admin/onboarding/profile' ) ).body ).toMatchObject( PROFILE );
		await write( 'POST', '/wc/v3/settings/general/woocommerce_store_address', { value: '1 Main St' } );
		expect( await isTaskComplete( 'store_details' ) ).toBe( true );
		await install( 'woocommerce-bookings' );
		expect( await isTaskComplete( 'purchase' ) ).toBe( true );
	} );

	it( 'The WooPayments task sends the address where the plugin connects', async () => {
		const CONNECT = '/wc-admin/plugins/connect-wcpay';
		expect( await write( 'POST', CONNECT ) ).toMatchObject( { status: 500, body: { code: 'woocommerce_rest_helper_connect' } } );
		await install( 'woocommerce-payments' );
		await activate( 'woocommerce-payments' );
		const { connectUrl } = ( await write( 'POST', CONNECT ) ).body as { connectUrl: string };
		expect( ( await session.open( connectUrl.replace( site.url, '' ) ) ).status ).toBe( 302 );
		expect( await isTaskComplete( 'woocommerce-payments' ) ).toBe( true );
	} );
} );
