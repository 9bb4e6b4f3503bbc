import { describe, expect, test } from '@jest/globals';
import { onRest, restError } from '../../../../../../tests/js/fake-rest';
import { noticesStore } from '../../../index';
import { makeRegistry } from '../../../test/make-registry';
import { marketingStore } from '../store';
import { multichannelStore } from '../../multichannel/store';

const ACTIVATE = 'POST /wc-admin/marketing/overview/activate-plugin';

async function open() {
	const registry = makeRegistry();
	for ( const [ selector, args ] of [
		[ 'getInstalledPlugins', [] ],
		[ 'getRecommendedPlugins', [ 'marketing' ] ],
	] as const ) {
		await registry.dispatch( marketingStore ).finishResolution( selector, [ ...args ] );
	}
	return { registry, select: registry.select( marketingStore ), dispatch: registry.dispatch( marketingStore ) };
}

describe( 'the store of marketing', () => {
	test( 'marks an extension while it is activated, then fetches the installed ones again', async () => {
		const { registry, select, dispatch } = await open();
		onRest( ACTIVATE, { status: 'success' } );
		onRest( 'GET /wc-admin/marketing/overview/installed-plugins', [ { slug: 'a', status: 'activated' } ] );
		const done = dispatch.activateInstalledPlugin( 'a' );
		expect( select.getActivatingPlugins() ).toEqual( [ 'a' ] );
		expect( await done ).toBe( true );
		expect( select.getActivatingPlugins() ).toEqual( [] );
		expect( select.getInstalledPlugins() ).toEqual( [ { slug: 'a', status: 'activated' } ] );
		expect( registry.select( noticesStore ).getNotices() ).toMatchObject( [
			{ status: 'success', content: 'The extension has been successfully activated.' },
		] );
	} );

	test( 'creates a notice when an extension could not be activated', async () => {
		const { registry, select, dispatch } = await open();
		onRest( ACTIVATE, restError( 500, 'woocommerce_rest_invalid_plugin', 'Invalid plugin.' ) );
		expect( await dispatch.activateInstalledPlugin( 'nope' ) ).toBe( false );
		expect( select.getActivatingPlugins() ).toEqual( [] );
		expect( registry.select( noticesStore ).getNotices() ).toMatchObject( [
			{ status: 'error', content: 'There was an error trying to activate the extension.' },
		] );
	} );

	test( 'removes an installed extension from the suggestions', async () => {
		const { select, dispatch } = await open();
		const success = { success: true, message: '', errors: { errors: [] } };
		onRest( 'POST /wc-admin/plugins/install', { ...success, data: { installed: [ 'a' ] } } );
		onRest( 'POST /wc-admin/plugins/activate', { ...success, data: { activated: [ 'a' ] } } );
		onRest( 'GET /wc-admin/marketing/overview/installed-plugins', [] );
		await dispatch.receiveRecommendedPlugins(
			[
				{ product: 'a', title: 'A' },
				{ product: 'b', title: 'B' },
			],
			'marketing'
		);
		await dispatch.installAndActivateRecommendedPlugin( 'a', 'marketing' );
		expect( select.getRecommendedPlugins( 'marketing' ) ).toEqual( [ { product: 'b', title: 'B' } ] );
	} );
} );

test( 'receiveCampaigns stores campaigns by page', async () => {
	const registry = makeRegistry();
	const { receiveCampaigns, receiveCampaignTypes, finishResolution } = registry.dispatch( multichannelStore );
	await receiveCampaigns( { payload: [ { id: 'a' } ], meta: { page: 1, perPage: 5, total: 8 } } );
	await receiveCampaignTypes( [ { id: 't' } ] );
	await finishResolution( 'getCampaigns', [ 1, 5 ] );
	await finishResolution( 'getCampaignTypes', [] );
	expect( registry.select( multichannelStore ).getCampaigns( 1, 5 ) ).toMatchObject( {
		campaigns: { data: [ { id: 'a' } ] },
		meta: { total: 8 },
	} );
	expect( registry.select( multichannelStore ).getCampaignTypes() ).toMatchObject( { data: [ { id: 't' } ] } );
} );

test( 'receiveCampaigns and receiveCampaignTypes keep the error of a request that an extension has sent', async () => {
	const registry = makeRegistry();
	const { receiveCampaigns, receiveCampaignTypes, finishResolution } = registry.dispatch( multichannelStore );
	await finishResolution( 'getCampaigns', [ 1, 5 ] );
	await finishResolution( 'getCampaignTypes', [] );
	await receiveCampaigns( { payload: { code: 'broken', message: 'Broken.' }, error: true, meta: { page: 1, perPage: 5 } } );
	await receiveCampaignTypes( { code: 'broken', message: 'Broken.' }, true );
	const { getCampaigns, getCampaignTypes } = registry.select( multichannelStore );
	expect( getCampaigns( 1, 5 ) ).toMatchObject( { campaigns: { data: undefined, error: { code: 'broken' } } } );
	expect( getCampaignTypes() ).toMatchObject( { data: undefined, error: { code: 'broken' } } );
} );

test( 'getRegisteredChannels gives the error of a failed read', async () => {
	onRest( 'GET /wc-admin/marketing/channels', restError( 500, 'broken', 'Broken.' ) );
	const registry = makeRegistry();
	await expect( registry.resolveSelect( multichannelStore ).getRegisteredChannels() ).rejects.toMatchObject( { code: 'broken' } );
	expect( registry.select( multichannelStore ).getRegisteredChannels() ).toMatchObject( {
		data: undefined,
		error: { code: 'broken' },
	} );
} );
