import { describe, expect, test } from '@jest/globals';
import { bootWith } from '../../../../../../tests/js/render';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { noticesStore, pluginsStore } from '../../../index';
import { settle } from '../../../../../../tests/js/settle';
import { makeRegistry } from '../../../test/make-registry';

function onWrites( { isRefused = false } = {} ) {
	const errors = isRefused ? { jetpack: [ 'Not available.' ] } : [];
	onRest( 'POST /wc-admin/plugins/install', {
		data: { installed: isRefused ? [] : [ 'jetpack' ], results: [], install_time: [] },
		errors: { errors },
		success: ! isRefused,
		message: isRefused ? 'There was a problem.' : 'Installed.',
	} );
	onRest( 'POST /wc-admin/plugins/activate', {
		data: { activated: [ 'jetpack' ], active: [ 'woocommerce', 'jetpack' ] },
		errors: { errors: [] },
		success: true,
		message: 'Activated.',
	} );
}

describe( 'the selectors of plugins', () => {
	test( 'return whether a plugin is installed and active', async () => {
		onRest( 'GET /wc-admin/plugins/active', { plugins: [ 'woocommerce' ] } );
		onRest( 'GET /wc-admin/plugins/installed', { plugins: [ 'woocommerce', 'jetpack' ] } );
		const registry = makeRegistry();
		await registry.resolveSelect( pluginsStore ).getPluginInstallState( 'jetpack' );
		const { getPluginInstallState } = registry.select( pluginsStore );
		expect( [ 'woocommerce', 'jetpack', 'other' ].map( getPluginInstallState ) ).toEqual( [ 'activated', 'installed', 'unavailable' ] );
	} );

	test( 'send no request for a user who may not manage the shop', async () => {
		const registry = makeRegistry();
		bootWith( { user: { id: 2, name: 'Max', capabilities: [ 'view_woocommerce_reports' ] } } );
		expect( await registry.resolveSelect( pluginsStore ).getActivePlugins() ).toEqual( [] );
		expect( restRequests() ).toEqual( [] );
	} );

	test( 'keep an error for the public selectors', async () => {
		onRest( 'GET /wc-admin/plugins/active', restError( 500, 'broken', 'Broken.' ) );
		const registry = makeRegistry();
		await expect( registry.resolveSelect( pluginsStore ).getActivePlugins() ).rejects.toMatchObject( { code: 'broken' } );
		expect( registry.select( pluginsStore ).getPluginsError( 'getActivePlugins' ) ).toMatchObject( { code: 'broken' } );
	} );

	test( 'read the settings of PayPal plugins that have no status route', async () => {
		onRest( 'GET /wc-paypal/v1/onboarding/get-status', restError( 404, 'rest_no_route', 'No route.' ) );
		onRest( 'GET /wc-admin/options', { 'woocommerce-ppcp-settings': { client_id_production: 'x' } } );
		expect( await makeRegistry().resolveSelect( pluginsStore ).getPaypalOnboardingStatus() ).toMatchObject( {
			production: { onboarded: true },
		} );
	} );
} );

describe( 'the actions of plugins', () => {
	test( 'install, then activate, and keep both', async () => {
		onWrites();
		const registry = makeRegistry();
		const done = registry.dispatch( pluginsStore ).installAndActivatePlugins( [ 'jetpack' ], 'home' );
		expect( registry.select( pluginsStore ).isPluginsRequesting( 'installPlugins' ) ).toBe( true );
		expect( await done ).toMatchObject( { success: true, data: { installed: [ 'jetpack' ], activated: [ 'jetpack' ] } } );
		expect( registry.select( pluginsStore ).isPluginsRequesting( 'installPlugins' ) ).toBe( false );
		await registry.dispatch( pluginsStore ).finishResolution( 'getActivePlugins', [] );
		expect( registry.select( pluginsStore ).getActivePlugins() ).toEqual( [ 'jetpack' ] );
	} );

	test( 'reject with the plugin that could not be installed, and activate nothing', async () => {
		onWrites( { isRefused: true } );
		const registry = makeRegistry();
		await expect( registry.dispatch( pluginsStore ).installAndActivatePlugins( [ 'jetpack' ] ) ).rejects.toMatchObject( {
			fieldErrors: { jetpack: 'Not available.' },
		} );
		expect( restRequests( 'POST /wc-admin/plugins/activate' ) ).toEqual( [] );
		expect( registry.select( pluginsStore ).getPluginsError( 'installPlugins' ) ).toMatchObject( { status: 200 } );
	} );

	test( 'deactivate a plugin', async () => {
		onRest( 'POST /wp/v2/plugins/jetpack/jetpack', { status: 'inactive' } );
		const registry = makeRegistry();
		await registry.dispatch( pluginsStore ).updateActivePlugins( [ 'jetpack', 'other' ], true );
		await registry.dispatch( pluginsStore ).finishResolution( 'getActivePlugins', [] );
		await registry.dispatch( pluginsStore ).deactivatePlugin( 'jetpack/jetpack' );
		expect( registry.select( pluginsStore ).getActivePlugins() ).toEqual( [ 'other' ] );
	} );

	test( 'dismiss suggestions at once, and show them again when the server refuses', async () => {
		onRest( 'POST /wc-admin/payment-gateway-suggestions/dismiss', restError( 500, 'broken', 'Broken.' ) );
		const registry = makeRegistry();
		const select = registry.select( pluginsStore );
		await registry.dispatch( pluginsStore ).setRecommendedPlugins( 'payments', [ { id: 'a', title: 'A' } ] );
		await registry.dispatch( pluginsStore ).finishResolution( 'getRecommendedPlugins', [ 'payments' ] );
		const done = registry.dispatch( pluginsStore ).dismissRecommendedPlugins( 'payments' );
		expect( select.getRecommendedPlugins( 'payments' ) ).toEqual( [] );
		await expect( done ).rejects.toMatchObject( { code: 'broken' } );
		expect( select.getRecommendedPlugins( 'payments' ) ).toEqual( [ { id: 'a', title: 'A' } ] );
	} );

	test( 'create one notice per message', async () => {
		const registry = makeRegistry();
		await registry.dispatch( pluginsStore ).createErrorNotice( [ 'One.', 'Two.' ] );
		await settle();
		expect( registry.select( noticesStore ).getNotices() ).toMatchObject( [ { content: 'One.' }, { content: 'Two.' } ] );
	} );

	test( 'report an error and stay when Jetpack cannot be connected', async () => {
		onRest( 'GET /wc-admin/plugins/connect-jetpack', restError( 500, 'woocommerce_rest_jetpack_not_active', 'Not active.' ) );
		onWrites();
		const messages: string[] = [];
		await makeRegistry()
			.dispatch( pluginsStore )
			.installJetpackAndConnect(
				( message ) => messages.push( message ),
				( path ) => `http://x/${ path }`
			);
		expect( messages ).toEqual( [ 'Not active.' ] );
	} );
} );
