import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { settle } from '../../../../tests/js/settle';
import { subscription } from './make-subscription';
import { ANSWER, CONNECTED, open, SUBSCRIPTIONS, table } from './open-extensions';

const ROOT = '/wc/v3/marketplace';

beforeEach( () => {
	onRest( SUBSCRIPTIONS, [] );
	onRest( ANSWER, { failed: false, at: '', subscriptions: [] } );
} );

describe( 'the account', () => {
	it( 'is named by its e-mail address', async () => {
		const { user } = open( '&tab=my-subscriptions', { settings: CONNECTED } );
		await user.click( screen.getByRole( 'button', { name: 'User options' } ) );
		expect( screen.getByRole( 'menuitem', { name: /^me@shop\.test/ } ) ).toBeVisible();
		await settle();
	} );

	it( 'that does not answer leaves its last answer with its age, what is installed, and no step that needs it', async () => {
		onRest( SUBSCRIPTIONS, [
			subscription( 1, { product_key: '', expired: true, expires: 0 } ),
			subscription( 8, { product_key: '', expired: true, expires: 0 } ),
		] );
		onRest( ANSWER, {
			failed: true,
			at: new Date( Date.now() - 3 * 3600 * 1000 ).toISOString().slice( 0, 19 ),
			subscriptions: [ subscription( 1 ), subscription( 3, { active: false, local: { installed: false } } ) ].map(
				( { product_key: _key, ...row } ) => row
			),
		} );
		open( '&tab=my-subscriptions', { settings: CONNECTED } );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'WooCommerce.com does not answer now. These subscriptions are from its last answer: 3 hours ago.'
		);
		const here = within( await table( 'Installed on this store' ) );
		expect( here.getByRole( 'row', { name: /Product 1 .*Active/ } ) ).toBeVisible();
		expect( here.getByRole( 'row', { name: /Product 8 .*No subscription/ } ) ).toBeVisible();
		const there = within( await table( 'Available to use' ) );
		expect( there.getByRole( 'row', { name: /Product 3/ } ) ).toBeVisible();
		expect( there.queryByRole( 'button', { name: /^(?!More about)/ } ) ).toBeNull();
	} );

	it( 'that refuses the connection has to be connected again, which is not called an outage', async () => {
		onRest( SUBSCRIPTIONS, [] );
		onRest( ANSWER, { failed: true, refused: true, at: '', subscriptions: [] } );
		open( '&tab=my-subscriptions', { settings: CONNECTED } );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			/^WooCommerce\.com does not accept the connection of your store any more/
		);
		expect( screen.queryByText( /does not answer/ ) ).toBeNull();
	} );

	it( 'that has never answered is not taken for one without subscriptions', async () => {
		onRest( SUBSCRIPTIONS, [ subscription( 8, { product_key: '', expired: true, expires: 0 } ) ] );
		onRest( ANSWER, { failed: true, at: '', subscriptions: [] } );
		open( '&tab=my-subscriptions', { settings: CONNECTED } );
		expect( await screen.findByText( /it is not known what your account has/ ) ).toBeVisible();
		expect( within( await table( 'Installed on this store' ) ).getByText( 'Not known' ) ).toBeVisible();
		expect( screen.queryByRole( 'link', { name: 'Subscribe Product 8' } ) ).toBeNull();
		expect( screen.queryByText( 'Everything in your account is installed.' ) ).toBeNull();
	} );

	it( 'is asked again by a press, and what it says replaces the old answer', async () => {
		onRest( ANSWER, { failed: true, at: '', subscriptions: [] } );
		onRest( `POST ${ ROOT }/refresh`, [ subscription( 9 ) ] );
		const { user } = open( '&tab=my-subscriptions', { settings: CONNECTED } );
		const retry = await screen.findByRole( 'button', { name: 'Try again' } );
		onRest( ANSWER, { failed: false, at: '2026-03-01T12:00:00', subscriptions: [] } );
		await user.click( retry );
		expect( within( await table( 'Installed on this store' ) ).getByText( 'Product 9' ) ).toBeVisible();
		expect( screen.queryByText( /does not answer/ ) ).toBeNull();
	} );

	it( 'has a failed refresh when its last answer cannot be read', async () => {
		onRest( ANSWER, { failed: true, at: '', subscriptions: [] } );
		onRest( `POST ${ ROOT }/refresh`, [ subscription( 9 ) ] );
		const { user } = open( '&tab=my-subscriptions', { settings: CONNECTED } );
		const retry = await screen.findByRole( 'button', { name: 'Try again' } );
		onRest( ANSWER, restError( 500, 'broken', 'Broken.' ) );
		await user.click( retry );
		expect( await screen.findByText( /were not refreshed|could not be refreshed/ ) ).toBeVisible();
		expect( screen.queryByText( 'Subscriptions refreshed.' ) ).toBeNull();
	} );

	it( 'is shown by its last answer when the site cannot read the list', async () => {
		onRest( SUBSCRIPTIONS, restError( 500, 'broken', 'Broken.' ) );
		onRest( ANSWER, { failed: false, at: '2026-03-01T12:00:00', subscriptions: [ subscription( 1 ) ] } );
		open( '&tab=my-subscriptions', { settings: CONNECTED } );
		expect( within( await table( 'Installed on this store' ) ).getByText( 'Product 1' ) ).toBeVisible();
		expect( screen.getByText( /could not be refreshed/ ) ).toBeVisible();
	} );

	it( 'does not keep a list waiting that could not be read', async () => {
		onRest( SUBSCRIPTIONS, restError( 500, 'broken', 'Broken.' ) );
		onRest( ANSWER, new Promise( () => {} ) );
		open( '&tab=my-subscriptions', { settings: CONNECTED } );
		expect( await screen.findByRole( 'button', { name: 'Retry' } ) ).toBeVisible();
	} );

	it( 'is not asked about by a store without one', async () => {
		open( '&tab=my-subscriptions' );
		await screen.findByText( 'No extension of the catalogue is installed.' );
		await settle();
		expect( restRequests( ANSWER ) ).toEqual( [] );
	} );
} );
