import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import apiFetch from '@wordpress/api-fetch';
import { screen, waitFor } from '@testing-library/react';
import { Link } from '@store-admin/navigation';
import { onRest } from '../../../../../tests/js/fake-rest';
import { saveOptions } from '../../../../../tests/js/factories/save-options';
import { record, SETTINGS } from './fixtures';
import { onComplete, openPayments, ROUTES, serveStore, servePlugins } from './open-payments';

const HOME = 'admin.php?page=wc-admin';
const isHeld = () => ! window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) );
const question = () => screen.queryByRole( 'dialog', { name: 'Leave without saving?' } );

beforeEach( () => {
	serveStore( [
		record( { id: 'bacs' } ),
		record( { id: 'stripe', needs_setup: true, settings: SETTINGS, required_settings_keys: [ 'public_key', 'secret' ] } ),
	] );
	servePlugins( 'woocommerce', 'woocommerce-gateway-stripe' );
	onRest( ROUTES.readOptions, { woocommerce_bacs_settings: { enabled: 'no' }, woocommerce_bacs_accounts: false } );
	onRest( ROUTES.saveOptions, saveOptions );
	onRest( 'PUT /wc/v3/payment_gateways/stripe', record( { id: 'stripe', enabled: true } ) );
} );

describe.each( [
	[ 'bank details', 'bacs', 'Account number', '', 'Save' ],
	[ 'keys of a provider', 'stripe', 'Public Key', 'Secret', 'Proceed' ],
] )( '%s that are not saved', ( _what, id, label, otherLabel, button ) => {
	async function fillIn() {
		const page = openPayments( `&id=${ id }`, {}, <Link href={ HOME }>Home</Link> );
		await screen.findByLabelText( label );
		expect( isHeld() ).toBe( false );
		await page.user.type( screen.getByLabelText( label ), '123' );
		return page;
	}

	it( 'cause a question on navigation, and stay when the user stays', async () => {
		const { user, history } = await fillIn();
		expect( isHeld() ).toBe( true );
		await user.click( screen.getByRole( 'link', { name: 'Home' } ) );
		expect( question() ).not.toBeNull();
		await user.click( screen.getByRole( 'button', { name: 'Stay' } ) );
		expect( question() ).toBeNull();
		expect( screen.getByLabelText( label ) ).toHaveValue( '123' );
		expect( history.location.search ).toContain( `id=${ id }` );
		await user.click( screen.getByRole( 'link', { name: 'Home' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Leave without saving' } ) );
		expect( history.location.search ).toBe( '?page=wc-admin' );
	} );

	it( 'cause no question after they were saved', async () => {
		const { user, history } = await fillIn();
		if ( otherLabel !== '' ) {
			await user.type( screen.getByLabelText( otherLabel ), 'x' );
		}
		onComplete.mockImplementationOnce( () => history.push( HOME ) );
		await user.click( screen.getByRole( 'button', { name: button } ) );
		await waitFor( () => expect( history.location.search ).toBe( '?page=wc-admin' ) );
		expect( question() ).toBeNull();
		expect( isHeld() ).toBe( false );
	} );
} );

describe( 'a site with plain permalinks', () => {
	const urls: string[] = [];
	const root = apiFetch.createRootURLMiddleware( 'http://localhost/index.php?rest_route=/' );
	const look: typeof root = async ( options, next ) => {
		urls.push( options.url ?? '' );
		return next( options );
	};
	afterEach( () => [ look, root ].forEach( apiFetch.unregister ) );

	it( 'P1: saves through its REST root, with one question mark in every address', async () => {
		// Middlewares run last in, first out: the one that adds the root must be registered before this one.
		apiFetch.use( look );
		apiFetch.use( root );
		const { user } = openPayments( '&id=bacs' );
		await user.type( await screen.findByLabelText( 'Account number' ), '1' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( urls.length ).toBeGreaterThan( 3 );
		expect( urls.filter( ( url ) => ! url.includes( '/index.php?rest_route=' ) || url.split( '?' ).length !== 2 ) ).toEqual( [] );
	} );
} );
