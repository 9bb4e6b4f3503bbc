import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { settle } from '../../../../tests/js/settle';
import { LOCAL, subscription } from './make-subscription';
import { ANSWER, CONNECTED, open, SUBSCRIPTIONS, table } from './open-extensions';

const ROOT = '/wc/v3/marketplace';
const AJAX = 'POST /wp-admin/admin-ajax.php';

beforeEach( () => {
	onRest( SUBSCRIPTIONS, [] );
	onRest( ANSWER, { failed: false, at: '', subscriptions: [] } );
} );

describe( 'the subscriptions', () => {
	it( 'are in two tables, with the next step of each', async () => {
		onRest( SUBSCRIPTIONS, [
			subscription( 1 ),
			subscription( 2, { local: { installed: true, active: false } } ),
			subscription( 3, { local: [] } ),
			subscription( 4, { expired: true, product_url: 'https://catalogue.test/4/' } ),
			subscription( 5, { product_key: '', product_url: 'https://catalogue.test/5/' } ),
			subscription( 6, { active: false, maxed: true, sites_active: 2, sites_max: 2 } ),
		] );
		open( '&tab=my-subscriptions', { settings: CONNECTED } );
		const here = within( await table( 'Installed on this store' ) );
		expect( here.getByRole( 'button', { name: 'Activate Product 2' } ) ).toBeVisible();
		expect( here.getByRole( 'link', { name: 'Renew Product 4' } ) ).toHaveAttribute( 'href', 'https://catalogue.test/4/' );
		expect( here.getByRole( 'link', { name: 'Subscribe Product 5' } ) ).toBeVisible();
		expect( here.getByText( 'Used on 2 of 2 sites' ) ).toBeVisible();
		expect( within( await table( 'Available to use' ) ).getByRole( 'button', { name: 'Install Product 3' } ) ).toBeVisible();
	} );

	it( 'are counted at their tab when they have updates', async () => {
		onRest( SUBSCRIPTIONS, [
			subscription( 1, { has_update: true } ),
			subscription( 2 ),
			subscription( 3, { has_update: true, local: [] } ),
		] );
		open( '&tab=my-subscriptions', { settings: CONNECTED } );
		expect( await screen.findByRole( 'tab', { name: 'My subscriptions (1 update)' } ) ).toBeVisible();
	} );

	it( 'have a menu that leads to where the product is managed and explained', async () => {
		onRest( SUBSCRIPTIONS, [
			subscription( 1, { documentation_url: 'https://catalogue.test/docs/1/' } ),
			subscription( 2, { product_key: '' } ),
			subscription( 3, { local: { ...LOCAL, type: 'theme', path: '', slug: 'leaf' } } ),
			subscription( 4, { local: [] } ),
			subscription( 5, { product_key: '', documentation_url: 'javascript:alert(1)' } ),
		] );
		const { user } = open( '&tab=my-subscriptions', { settings: CONNECTED } );
		await table( 'Available to use' );
		const linksOf = async ( name: string ) => {
			await user.click( screen.getByRole( 'button', { name: `More about ${ name }` } ) );
			return screen.getAllByRole( 'menuitem' ).map( ( item ) => [ item.firstChild?.textContent, item.getAttribute( 'href' ) ] );
		};
		const account = [ 'Manage on WooCommerce.com', 'https://woocommerce.com/my-account/my-subscriptions/' ];
		const plugins = [ 'Manage in Plugins', 'http://localhost/wp-admin/plugins.php' ];
		expect( await linksOf( 'Product 1' ) ).toEqual( [ plugins, account, [ 'View documentation', 'https://catalogue.test/docs/1/' ] ] );
		expect( await linksOf( 'Product 2' ) ).toEqual( [ plugins ] );
		expect( await linksOf( 'Product 3' ) ).toEqual( [ [ 'Manage in Themes', 'http://localhost/wp-admin/themes.php' ], account ] );
		expect( await linksOf( 'Product 4' ) ).toEqual( [ account ] );
		expect( await linksOf( 'Product 5' ) ).toEqual( [ plugins, [ 'View documentation', null ] ] );
	} );

	it( 'are activated once, and read again', async () => {
		onRest( SUBSCRIPTIONS, [ subscription( 2, { local: { installed: true, active: false } } ) ] );
		onRest( `POST ${ ROOT }/subscriptions/activate`, { success: true, data: { message: 'Done.' } } );
		const { user } = open( '&tab=my-subscriptions', { settings: CONNECTED } );
		const button = await screen.findByRole( 'button', { name: 'Activate Product 2' } );
		onRest( SUBSCRIPTIONS, [ subscription( 2 ) ] );
		await user.dblClick( button );
		await waitFor( () => expect( screen.queryByRole( 'button', { name: 'Activate Product 2' } ) ).toBeNull() );
		expect( restRequests( `POST ${ ROOT }/subscriptions/activate` ).map( ( { body } ) => body ) ).toEqual( [
			{ product_key: 'key-2' },
		] );
	} );

	it( 'say why a change failed, with another try', async () => {
		onRest( SUBSCRIPTIONS, [ subscription( 2, { active: false } ) ] );
		onRest( `POST ${ ROOT }/subscriptions/connect`, restError( 403, 'rest_forbidden', 'No.' ) );
		const { user } = open( '&tab=my-subscriptions', { settings: CONNECTED } );
		await user.click( await screen.findByRole( 'button', { name: 'Connect Product 2' } ) );
		expect( await screen.findByText( /^Product 2 was not connected\. Your account is not allowed to change this/ ) ).toBeVisible();
	} );

	it( 'are read again from the account', async () => {
		onRest( `POST ${ ROOT }/refresh`, [ subscription( 9 ) ] );
		const { user } = open( '&tab=my-subscriptions', { settings: CONNECTED } );
		await user.click( await screen.findByRole( 'button', { name: 'Refresh' } ) );
		expect( await screen.findByRole( 'table', { name: 'Installed on this store' } ) ).toBeVisible();
	} );

	it( 'can be 500', async () => {
		onRest(
			SUBSCRIPTIONS,
			Array.from( { length: 500 }, ( _item, index ) => subscription( index + 1 ) )
		);
		open( '&tab=my-subscriptions', { settings: CONNECTED } );
		expect( ( await table( 'Installed on this store' ) ).querySelectorAll( 'tbody tr' ) ).toHaveLength( 500 );
	} );

	it( 'need the account; what is installed is shown without it', async () => {
		onRest( SUBSCRIPTIONS, [ subscription( 5, { product_key: '' } ) ] );
		open( '&tab=my-subscriptions', {
			settings: { account: { isConnected: false, url: 'http://localhost/wp-admin/admin.php?page=there', email: '' } },
		} );
		const connect = await screen.findByRole( 'region', { name: 'Connect your WooCommerce.com account' } );
		expect( within( connect ).getByRole( 'link', { name: 'Connect' } ) ).toBeVisible();
		expect( await table( 'Installed on this store' ) ).toBeVisible();
		expect( screen.queryByText( 'Available to use' ) ).toBeNull();
		await settle();
	} );

	it( 'that cannot be read say so', async () => {
		onRest( SUBSCRIPTIONS, restError( 500, 'broken', 'Broken.' ) );
		open( '&tab=my-subscriptions', { settings: CONNECTED } );
		expect( await screen.findByText( 'Your subscriptions could not be loaded.' ) ).toBeVisible();
	} );
} );

describe( 'a change that the host refuses', () => {
	it( 'is explained in its own words', async () => {
		onRest( SUBSCRIPTIONS, [ subscription( 2, { active: false } ) ] );
		onRest(
			`POST ${ ROOT }/subscriptions/connect`,
			answer( 400, { success: false, data: { message: 'The key is used elsewhere.' } } )
		);
		const { user } = open( '&tab=my-subscriptions', { settings: CONNECTED } );
		await user.click( await screen.findByRole( 'button', { name: 'Connect Product 2' } ) );
		expect( await screen.findByText( 'Product 2 was not connected. The key is used elsewhere.' ) ).toBeVisible();
	} );
} );

describe( 'an update', () => {
	const OLD = subscription( 2, { has_update: true } );
	const form = () => restRequests( AJAX ).map( ( { body } ) => Object.fromEntries( new URLSearchParams( String( body ) ) ) );

	it( 'is made in place, as the Plugins screen does', async () => {
		onRest( SUBSCRIPTIONS, [ OLD ] );
		onRest( AJAX, { success: true, data: { update: 'plugin', newVersion: '1.3' } } );
		const { user } = open( '&tab=my-subscriptions', { settings: CONNECTED } );
		const button = await screen.findByRole( 'button', { name: 'Update Product 2' } );
		onRest( SUBSCRIPTIONS, [ subscription( 2, { local: { ...LOCAL, version: '1.3' } } ) ] );
		await user.dblClick( button );
		expect( await screen.findByText( '1.3' ) ).toBeVisible();
		expect( form() ).toEqual( [ { action: 'update-plugin', plugin: 'tea/tea.php', slug: 'tea', _ajax_nonce: 'update-nonce' } ] );
	} );

	it( 'that WordPress does not know of yet is made after another check', async () => {
		onRest( SUBSCRIPTIONS, [ OLD ] );
		onRest( `POST ${ ROOT }/refresh`, [ OLD ] );
		const answers = [
			{ success: false, data: { errorMessage: 'The plugin is at the latest version.' } },
			{ success: true, data: {} },
		];
		onRest( AJAX, () => answers.shift() );
		const { user } = open( '&tab=my-subscriptions', { settings: CONNECTED } );
		await user.click( await screen.findByRole( 'button', { name: 'Update Product 2' } ) );
		await waitFor( () => expect( form() ).toHaveLength( 2 ) );
		await settle();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		expect( restRequests( `POST ${ ROOT }/refresh` ) ).toHaveLength( 1 );
	} );

	it( 'of a theme names the theme', async () => {
		onRest( SUBSCRIPTIONS, [ subscription( 2, { has_update: true, local: { ...LOCAL, type: 'theme' } } ) ] );
		onRest( AJAX, { success: true, data: {} } );
		const { user } = open( '&tab=my-subscriptions', { settings: CONNECTED } );
		await user.click( await screen.findByRole( 'button', { name: 'Update Product 2' } ) );
		await waitFor( () => expect( form() ).toEqual( [ { action: 'update-theme', slug: 'tea', _ajax_nonce: 'update-nonce' } ] ) );
	} );

	it.each( [
		[
			'WordPress cannot make',
			{ success: false, data: { errorCode: 'no_package', errorMessage: 'Update package not <b>available</b>.' } },
		],
		[ 'the host refuses', answer( 403, { success: false, data: { message: 'Update package not available.' } } ) ],
	] )( 'that %s is explained, with another try', async ( _what, refusal ) => {
		onRest( SUBSCRIPTIONS, [ OLD ] );
		onRest( AJAX, refusal );
		const { user } = open( '&tab=my-subscriptions', { settings: CONNECTED } );
		await user.click( await screen.findByRole( 'button', { name: 'Update Product 2' } ) );
		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( /^Product 2 was not updated\. / );
		expect( within( alert ).getByRole( 'button', { name: 'Try again' } ) ).toBeVisible();
	} );

	it( 'is made on the page of updates where WordPress asks for a password first', async () => {
		onRest( SUBSCRIPTIONS, [ OLD ] );
		open( '&tab=my-subscriptions', { settings: { ...CONNECTED, updateNonce: '' } } );
		expect( await screen.findByRole( 'link', { name: 'Update Product 2' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'update-core.php' )
		);
	} );

	it( 'can be left to the store where the host offers it, and nowhere else', async () => {
		onRest( SUBSCRIPTIONS, [ subscription( 2, { auto_update: false, auto_update_manageable: true } ), subscription( 3 ) ] );
		onRest( AJAX, { success: true } );
		const { user } = open( '&tab=my-subscriptions', { settings: CONNECTED } );
		const choice = await screen.findByRole( 'switch' );
		expect( choice ).toHaveAccessibleName( 'Update Product 2 automatically' );
		onRest( SUBSCRIPTIONS, [ subscription( 2, { auto_update: true, auto_update_manageable: true } ) ] );
		await user.click( choice );
		await waitFor( () => expect( screen.getByRole( 'switch' ) ).toBeChecked() );
		expect( form() ).toEqual( [
			{ action: 'toggle-auto-updates', type: 'plugin', asset: 'tea/tea.php', state: 'enable', _ajax_nonce: 'update-nonce' },
		] );
	} );
} );
