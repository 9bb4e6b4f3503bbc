import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually';
import { keepState } from './support/keep-state';
import { removePlugins } from './support/remove-plugins';
import { HOME, prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';
import { waitForTick } from './support/tick';

const scenario = prepareScenario();
const START = { woocommerce_show_marketplace_suggestions: 'yes', demo_store_plugin_faults: null };
const ACTIONS = 'woocommerce_task_list_tracked_completed_actions';

keepState( scenario, [ ...Object.keys( START ), 'active_plugins' ], [] );

beforeEach( async () => {
	await removePlugins( scenario.store, [ 'mailpoet', 'klaviyo' ] );
	await setOptions( scenario.store, START );
} );

const row = ( name: string ) =>
	scenario.page.getByRole( 'listitem' ).filter( { has: scenario.page.getByRole( 'heading', { name, exact: true } ) } );
const openTask = async () => scenario.open( `${ HOME }&task=marketing` );
const plugins = async () => readOption( scenario.store, 'active_plugins' );
const card = ( name: string ) => scenario.page.getByRole( 'region', { name } );

const showTick = async () => waitForTick( scenario.page, 'Grow your business' );

describe( 'the marketing task', () => {
	it( 'goes from Home through an installation, and is complete on Home', async () => {
		await scenario.open();
		await scenario.page.getByRole( 'link', { name: /Grow your business/ } ).click();
		await row( 'MailPoet' ).getByRole( 'button', { name: 'Get started' } ).click();
		await card( 'Installed marketing extensions' ).getByRole( 'heading', { name: 'MailPoet' } ).waitFor();
		await row( 'MailPoet' ).getByRole( 'button', { name: 'Manage' } ).waitFor();
		await scenario.page.getByRole( 'link', { name: 'WooCommerce Home' } ).click();
		await showTick();
		expect( await plugins() ).toContainEqual( expect.stringMatching( /^mailpoet\// ) );
		expect( await readOption( scenario.store, ACTIONS ) ).toContainEqual( expect.stringMatching( /marketing$/ ) );
		await scenario.page.reload();
		await showTick();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'T2: is completed by opening an extension that was installed before', async () => {
		await openTask();
		await row( 'MailPoet' ).getByRole( 'button', { name: 'Get started' } ).click();
		await row( 'MailPoet' ).getByRole( 'button', { name: 'Manage' } ).waitFor();
		await setOptions( scenario.store, { [ ACTIONS ]: null } );
		await openTask();
		await row( 'MailPoet' ).getByRole( 'button', { name: 'Manage' } ).click();
		await scenario.page.waitForURL( /page=mailpoet/ );
		// The request that marks the task outlives the page, so it may end after the next page is there.
		await eventually(
			() => readOption( scenario.store, ACTIONS ),
			( actions ) => Array.isArray( actions ) && actions.some( ( action ) => /marketing$/.test( String( action ) ) )
		);
	} );
} );

it( 'the marketing task has no accessibility violation and does not overflow', () =>
	lookEverywhere( scenario, async () => {
		await openTask();
		await row( 'MailPoet' ).waitFor();
	} ) );
