import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from '../../../../tests/js/console-guard';
import { controlTime, passTime } from '../../../../tests/js/pass-time';
import { answer, htmlAnswer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { MarketingScreen } from '../marketing-screen';
import { CHANNELS, OFFERED, BANNER, CHANNEL, SUGGESTION, DONE, open, card, row, serveNewStore } from './marketing-answers';

beforeEach( serveNewStore );

describe( 'the introduction of marketing', () => {
	it( 'says what the page is for until it is dismissed, and moves the focus to the next card', async () => {
		const { user } = open();
		onRest( 'POST /wc-admin/options', { [ BANNER ]: true } );
		await user.click( await screen.findByRole( 'button', { name: 'Dismiss' } ) );
		await waitFor( () => expect( screen.queryByText( /Reach new customers/ ) ).toBeNull() );
		expect( restRequests( 'POST /wc-admin/options' ).map( ( { body } ) => body ) ).toEqual( [ { [ BANNER ]: 'yes' } ] );
		expect( screen.getByRole( 'heading', { name: 'Channels' } ) ).toHaveFocus();
	} );

	it( 'stays and says so when the choice was not saved', async () => {
		const { user } = open();
		onRest( 'POST /wc-admin/options', restError( 403, 'rest_forbidden', 'No.' ) );
		await user.click( await screen.findByRole( 'button', { name: 'Dismiss' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Your account is not allowed to change this.' );
		expect( screen.getByText( /Reach new customers/ ) ).toBeVisible();
	} );

	it( 'is not shown while it is unknown whether it was dismissed', async () => {
		onRest( 'GET /wc-admin/options', restError( 500, 'broken', 'Broken.' ) );
		open();
		await card( 'Channels' );
		expect( screen.queryByText( /Reach new customers/ ) ).toBeNull();
	} );
} );

describe( 'the channels', () => {
	it( 'are suggested to a store that has none', async () => {
		open();
		const channels = within( await card( 'Channels' ) );
		expect( await channels.findByRole( 'heading', { name: 'Pins' } ) ).toBeVisible();
		expect( channels.getByText( 'Start by adding a channel to your store' ) ).toBeVisible();
		expect( channels.getByText( 'Built by WooCommerce' ) ).toBeVisible();
		expect( screen.queryByRole( 'region', { name: 'Campaigns' } ) ).toBeNull();
	} );

	it( 'show their state, their issues and where they are managed', async () => {
		onRest( CHANNELS, [
			CHANNEL,
			{ ...CHANNEL, slug: 'b', name: 'B', product_listings_status: 'sync-failed', errors_count: '3' },
			{ ...CHANNEL, slug: 'c', name: 'C', is_setup_completed: false },
			{ slug: 'bare' },
			{ name: 'Without a slug' },
		] );
		expectConsole( 'warn', /marketing channel/ );
		open();
		const first = await row( 'Shop & Search' );
		expect( first.getByText( 'Synced' ) ).toBeVisible();
		expect( first.getByText( 'No issues to resolve' ) ).toBeVisible();
		expect( first.getByRole( 'link', { name: 'Manage' } ) ).toHaveAttribute( 'href', CHANNEL.settings_url );
		expect( ( await row( 'B' ) ).getByText( 'Sync failed' ) ).toBeVisible();
		expect( ( await row( 'B' ) ).getByRole( 'link', { name: '3 issues to resolve' } ) ).toBeVisible();
		expect( ( await row( 'C' ) ).getByRole( 'link', { name: 'Finish setup' } ) ).toBeVisible();
		expect( ( await row( 'bare' ) ).queryByRole( 'link' ) ).toBeNull();
		expect( screen.queryByText( 'Without a slug' ) ).toBeNull();
	} );

	it( 'never link to an address that runs a script', async () => {
		onRest( CHANNELS, [ { ...CHANNEL, settings_url: 'javascript:alert(1)' } ] );
		open();
		expect( ( await row( 'Shop & Search' ) ).queryByRole( 'link' ) ).toBeNull();
		expect( ( await row( 'Shop & Search' ) ).getByRole( 'button', { name: 'Manage' } ) ).toBeDisabled();
	} );

	it( 'are added behind a button once the store has one', async () => {
		onRest( CHANNELS, [ CHANNEL ] );
		const { user } = open();
		const channels = within( await card( 'Channels' ) );
		await channels.findByRole( 'heading', { name: 'Shop & Search' } );
		expect( channels.queryByRole( 'heading', { name: 'Pins' } ) ).toBeNull();
		await user.click( channels.getByRole( 'button', { name: 'Add channels' } ) );
		expect( await channels.findByRole( 'heading', { name: 'Pins' } ) ).toBeVisible();
	} );

	it( 'fail alone and are fetched again', async () => {
		onRest( CHANNELS, htmlAnswer( 502 ) );
		const { user } = open();
		const channels = within( await card( 'Channels' ) );
		await channels.findByText( 'The channels could not be loaded.' );
		expect( await screen.findByRole( 'tab', { name: 'Email' } ) ).toBeVisible();
		onRest( CHANNELS, [ CHANNEL ] );
		await user.click( channels.getByRole( 'button', { name: 'Retry' } ) );
		expect( await channels.findByRole( 'heading', { name: 'Shop & Search' } ) ).toBeVisible();
	} );

	it( 'hide the cards below until they are known, for three seconds at most', async () => {
		controlTime();
		let finish = () => {};
		const isFinished = new Promise< void >( ( resolve ) => ( finish = resolve ) );
		onRest( OFFERED, async () => {
			await isFinished;
			return answer( 200, [ SUGGESTION ] );
		} );
		open();
		await passTime( 500 );
		expect( screen.getByRole( 'heading', { name: 'Discover more marketing tools', hidden: true } ) ).not.toBeVisible();
		await passTime( 3000 );
		expect( screen.getByRole( 'tab', { name: 'Email' } ) ).toBeVisible();
		finish();
		await passTime( 100 );
		expect( screen.getByRole( 'heading', { name: 'Pins' } ) ).toBeVisible();
	} );

	it( 'say when the suggested ones could not be loaded', async () => {
		onRest( OFFERED, restError( 500, 'broken', 'Broken.' ) );
		open();
		expect( await within( await card( 'Channels' ) ).findByText( 'There was an error loading recommended extensions.' ) ).toBeVisible();
	} );

	it( 'M2: leave out an active plugin, and only activate an installed one', async () => {
		onRest( OFFERED, [ SUGGESTION, { ...SUGGESTION, product: 'social:variant', title: 'Social' } ] );
		onRest( 'GET /wc-admin/plugins/active', { plugins: [ 'woocommerce', 'social' ] } );
		onRest( 'GET /wc-admin/plugins/installed', { plugins: [ 'social', 'pins' ] } );
		onRest( 'POST /wc-admin/plugins/activate', {
			...DONE,
			data: { activated: [ 'pins' ], active: [ 'woocommerce', 'social', 'pins' ] },
		} );
		const { user } = open();
		await user.click( ( await row( 'Pins' ) ).getByRole( 'button', { name: 'Activate' } ) );
		await waitFor( () => expect( restRequests( 'POST /wc-admin/plugins/activate' ) ).toHaveLength( 1 ) );
		expect( screen.queryByRole( 'heading', { name: 'Social' } ) ).toBeNull();
		expect( restRequests( 'POST /wc-admin/plugins/install' ) ).toHaveLength( 0 );
	} );
} );

describe( 'an installation', () => {
	it( 'blocks the others, also when the user comes back, and the extension leaves its list when it is done', async () => {
		let finish = () => {};
		const isFinished = new Promise< void >( ( resolve ) => ( finish = resolve ) );
		onRest( 'POST /wc-admin/plugins/install', async () =>
			isFinished.then( () => answer( 200, { ...DONE, data: { installed: [ 'mail' ] } } ) )
		);
		onRest( 'POST /wc-admin/plugins/activate', { ...DONE, data: { activated: [ 'mail' ] } } );
		const { user, rerender } = open();
		const button = async ( name: string ) => ( await row( name ) ).findByRole( 'button', { name: 'Install extension' } );
		await user.click( await button( 'Mail' ) );
		expect( await button( 'Pins' ) ).toBeDisabled();
		// The user has left the page and comes back.
		rerender( <MarketingScreen key="again" /> );
		const other = await button( 'Pins' );
		expect( other ).toBeDisabled();
		expect( await button( 'Mail' ) ).toBeDisabled();
		finish();
		await waitFor( () => expect( screen.queryByRole( 'heading', { name: 'Mail' } ) ).toBeNull() );
		expect( restRequests( 'POST /wc-admin/plugins/install' )[ 0 ]?.body ).toMatchObject( { plugins: 'mail' } );
		expect( screen.queryByRole( 'tab', { name: 'Email' } ) ).toBeNull();
		await waitFor( () => expect( other ).toBeEnabled() );
	} );

	it( 'that the server refuses is named beside its button', async () => {
		onRest( 'POST /wc-admin/plugins/install', {
			...DONE,
			success: false,
			data: { installed: [] },
			errors: { errors: { pins: [ 'The disk is full.' ] } },
		} );
		const { user } = open();
		await user.click( ( await row( 'Pins' ) ).getByRole( 'button', { name: 'Install extension' } ) );
		expect( await ( await row( 'Pins' ) ).findByRole( 'alert' ) ).toHaveTextContent( 'The disk is full.' );
		expect( ( await row( 'Pins' ) ).getByRole( 'button', { name: 'Install extension' } ) ).toBeEnabled();
	} );

	it( 'that takes too long for a proxy says so and reads again what was done', async () => {
		onRest( 'POST /wc-admin/plugins/install', htmlAnswer( 504 ) );
		const { user } = open();
		await user.click( ( await row( 'Pins' ) ).getByRole( 'button', { name: 'Install extension' } ) );
		expect( await ( await row( 'Pins' ) ).findByRole( 'alert' ) ).toHaveTextContent( 'The server gave up before' );
		await waitFor( () => expect( restRequests( 'GET /wc-admin/plugins/installed' ).length ).toBeGreaterThan( 1 ) );
	} );
} );
