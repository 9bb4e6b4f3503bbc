import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from '../../../../tests/js/console-guard';
import { answer, htmlAnswer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { MarketingScreen } from '../marketing-screen';

const MARKETING = '/wc-admin/marketing';
const CHANNELS = `GET ${ MARKETING }/channels`;
const CAMPAIGNS = `GET ${ MARKETING }/campaigns`;
const TYPES = `GET ${ MARKETING }/campaign-types`;
const OFFERED = `GET ${ MARKETING }/recommendations`;
const SUGGESTED = `GET ${ MARKETING }/recommended`;
const PLUGINS = `GET ${ MARKETING }/overview/installed-plugins`;
const POSTS = `GET ${ MARKETING }/knowledge-base`;
const ACTIVATE = `POST ${ MARKETING }/overview/activate-plugin`;
const BANNER = 'woocommerce_marketing_overview_multichannel_banner_dismissed';

const CHANNEL = {
	slug: 'shop-search',
	name: 'Shop &amp; Search',
	description: 'Finds buyers.',
	icon: 'http://localhost/search.png',
	is_setup_completed: true,
	settings_url: 'http://localhost/wp-admin/admin.php?page=search',
	product_listings_status: 'synced',
	errors_count: 0,
};
const SUGGESTION = {
	title: 'Pins',
	description: 'Pin products.',
	url: 'https://pins.test/',
	direct_install: true,
	icon: '',
	product: 'pins',
	plugin: 'pins/pins.php',
	subcategories: [ { slug: 'sales-channels', name: 'Sales channels' } ],
	tags: [ { slug: 'built-by-woocommerce', name: 'Built by WooCommerce' } ],
};
const MAIL = { ...SUGGESTION, title: 'Mail', product: 'mail:alt', tags: [], subcategories: [ { slug: 'email', name: 'Email' } ] };
const CRM = { ...MAIL, title: 'Contacts', product: 'contacts', subcategories: [ { slug: 'crm', name: 'CRM' } ] };
const DONE = { success: true, message: '', errors: { errors: [] } };

const open = ( settings = {} ) => render( <MarketingScreen />, { url: 'admin.php?page=wc-admin&path=/marketing', settings } );
const card = ( name: string ) => screen.findByRole( 'region', { name } );
const row = async ( name: string ) => within( ( await screen.findByRole( 'heading', { name } ) ).closest( 'li' ) as HTMLElement );
const countOf = ( list: readonly object[], total = list.length ) => answer( 200, list, { 'X-WP-Total': String( total ) } );

beforeEach( () => {
	onRest( CHANNELS, [] );
	onRest( CAMPAIGNS, countOf( [] ) );
	onRest( TYPES, [] );
	onRest( OFFERED, [ SUGGESTION ] );
	onRest( SUGGESTED, [ SUGGESTION, MAIL, CRM ] );
	onRest( PLUGINS, [] );
	onRest( 'GET /wc-admin/plugins/active', { plugins: [ 'woocommerce' ] } );
	onRest( 'GET /wc-admin/plugins/installed', { plugins: [ 'woocommerce' ] } );
	onRest( 'GET /wc-admin/options', { [ BANNER ]: false } );
} );

describe( 'the introduction of marketing', () => {
	it( 'says what the page is for until it is dismissed, and moves the focus to the next card', async () => {
		const { user } = open();
		onRest( 'POST /wc-admin/options', { [ BANNER ]: true } );
		await user.click( await screen.findByRole( 'button', { name: 'Dismiss' } ) );
		await waitFor( () => expect( screen.queryByText( /Reach new customers/ ) ).toBeNull() );
		expect( restRequests( 'POST /wc-admin/options' ).map( ( { body } ) => body ) ).toEqual( [ { [ BANNER ]: 'yes' } ] );
		expect( document.activeElement ).toHaveTextContent( 'Channels' );
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
	it( 'blocks the others, and the extension leaves its list when it is done', async () => {
		let finish = () => {};
		const isFinished = new Promise< void >( ( resolve ) => ( finish = resolve ) );
		onRest( 'POST /wc-admin/plugins/install', async () =>
			isFinished.then( () => answer( 200, { ...DONE, data: { installed: [ 'mail' ] } } ) )
		);
		onRest( 'POST /wc-admin/plugins/activate', { ...DONE, data: { activated: [ 'mail' ] } } );
		const { user } = open();
		const install = ( await row( 'Mail' ) ).getByRole( 'button', { name: 'Install extension' } );
		const other = ( await row( 'Pins' ) ).getByRole( 'button', { name: 'Install extension' } );
		await user.click( install );
		expect( other ).toBeDisabled();
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

describe( 'the campaigns', () => {
	const campaign = ( id: number, more = {} ) => ( {
		id: String( id ),
		channel: CHANNEL.slug,
		title: `<b>Sale</b> ${ id }`,
		manage_url: 'http://localhost/wp-admin/admin.php?page=ad',
		cost: { value: '1234.5', currency: 'USD', formatted: 'wrong' },
		sales: { value: '20', currency: 'EUR', formatted: '<span>20,00&nbsp;&euro;</span>' },
		...more,
	} );

	beforeEach( () => {
		onRest( CHANNELS, [ CHANNEL ] );
		onRest( 'GET /wc-admin/options', { [ BANNER ]: 'yes' } );
	} );

	it( 'show their titles as text, and money of the store and of others', async () => {
		onRest(
			CAMPAIGNS,
			countOf( [ campaign( 1 ), campaign( 2, { cost: null, sales: { value: '7', currency: 'gbp' } } ), { id: 'bare' } ] )
		);
		open();
		const [ , first, second, bare ] = within( await card( 'Campaigns' ) ).getAllByRole( 'row' );
		expect( first ).toHaveTextContent( /^Sale 1Shop & Search\$1,234\.5020,00 €$/ );
		expect( second ).toHaveTextContent( /^Sale 2Shop & Search–7\.00 GBP$/ );
		expect( bare ).toHaveTextContent( 'bare––' );
	} );

	it( 'are shown five at a time, also when there are 500', async () => {
		onRest(
			CAMPAIGNS,
			countOf(
				[ 1, 2, 3, 4, 5 ].map( ( id ) => campaign( id ) ),
				500
			)
		);
		const { user } = open();
		const campaigns = within( await card( 'Campaigns' ) );
		expect( await campaigns.findByText( 'Page 1 of 100' ) ).toBeVisible();
		onRest( CAMPAIGNS, countOf( [ campaign( 6 ) ], 500 ) );
		await user.click( campaigns.getByRole( 'button', { name: 'Next Page' } ) );
		expect( await campaigns.findByRole( 'link', { name: 'Sale 6' } ) ).toBeVisible();
		expect( restRequests( CAMPAIGNS ).map( ( { query } ) => query[ 'page' ] ) ).toEqual( [ '1', '2' ] );
	} );

	it( 'are explained when there are none, and created by a channel in a new tab', async () => {
		onRest( TYPES, [
			{
				id: 'ads',
				name: 'Ads',
				channel: { slug: CHANNEL.slug, name: CHANNEL.name },
				create_url: 'https://ads.test/new',
				description: 'Buy a place.',
			},
			{ id: 'evil', name: 'Evil', create_url: 'javascript:alert(1)' },
		] );
		const { user } = open();
		expect( await screen.findByText( /Easily create and manage/ ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Create new campaign' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Create a new campaign' } ) );
		const create = await dialog.findByRole( 'link', { name: /^Create/ } );
		expect( create ).toHaveAttribute( 'href', 'https://ads.test/new' );
		expect( create ).toHaveAttribute( 'target', '_blank' );
		expect( dialog.getByRole( 'button', { name: /^Create/ } ) ).toBeDisabled();
		await user.click( dialog.getByRole( 'button', { name: 'Add channels for other campaign types' } ) );
		expect( await dialog.findByRole( 'heading', { name: 'Pins' } ) ).toBeVisible();
	} );

	it( 'fail alone and are fetched again', async () => {
		onRest( CAMPAIGNS, restError( 500, 'broken', 'Broken.' ) );
		const { user } = open();
		const campaigns = within( await card( 'Campaigns' ) );
		await campaigns.findByText( 'The campaigns could not be loaded.' );
		onRest( CAMPAIGNS, countOf( [ campaign( 1 ) ] ) );
		await user.click( campaigns.getByRole( 'button', { name: 'Retry' } ) );
		expect( await campaigns.findByRole( 'link', { name: 'Sale 1' } ) ).toBeVisible();
	} );
} );

describe( 'the installed extensions', () => {
	const plugin = ( slug: string, status: string, more = {} ) => ( {
		slug,
		status,
		name: slug,
		description: 'About it.',
		icon: '',
		...more,
	} );

	it( 'offer what is left to do', async () => {
		onRest( PLUGINS, [
			plugin( 'one', 'installed' ),
			plugin( 'two', 'activated', { settingsUrl: 'http://localhost/two' } ),
			plugin( 'three', 'configured', { settingsUrl: 'http://localhost/three', docsUrl: 'https://docs.test/' } ),
		] );
		open();
		expect( ( await row( 'one' ) ).getByRole( 'button', { name: 'Activate' } ) ).toBeVisible();
		expect( ( await row( 'two' ) ).getByRole( 'link', { name: 'Finish setup' } ) ).toHaveAttribute( 'href', 'http://localhost/two' );
		expect( ( await row( 'three' ) ).getByRole( 'link', { name: 'Settings' } ) ).toBeVisible();
		expect( ( await row( 'three' ) ).getByRole( 'link', { name: /^Docs/ } ) ).toHaveAttribute( 'href', 'https://docs.test/' );
	} );

	it( 'are activated, or say why not', async () => {
		onRest( PLUGINS, [ plugin( 'one', 'installed' ) ] );
		onRest( ACTIVATE, restError( 500, 'woocommerce_rest_invalid_plugin', 'Invalid plugin.' ) );
		const { user } = open();
		await user.click( ( await row( 'one' ) ).getByRole( 'button', { name: 'Activate' } ) );
		expect( await ( await row( 'one' ) ).findByRole( 'alert' ) ).toHaveTextContent(
			'There was an error trying to activate the extension.'
		);
		onRest( ACTIVATE, { status: 'success' } );
		onRest( PLUGINS, [ plugin( 'one', 'configured', { settingsUrl: 'http://localhost/one' } ) ] );
		await user.click( ( await row( 'one' ) ).getByRole( 'button', { name: 'Activate' } ) );
		expect( await ( await row( 'one' ) ).findByRole( 'link', { name: 'Settings' } ) ).toBeVisible();
	} );

	it( 'say when they could not be loaded', async () => {
		onRest( PLUGINS, restError( 500, 'broken', 'Broken.' ) );
		open();
		const installed = within( await card( 'Installed extensions' ) );
		expect( installed.getByText( 'There was an error loading installed extensions.' ) ).toBeVisible();
	} );
} );

describe( 'suggestions and articles', () => {
	it( 'are in tabs by subject, without channels', async () => {
		const { user } = open();
		await user.click( await screen.findByRole( 'tab', { name: 'CRM' } ) );
		expect( screen.getByRole( 'heading', { name: 'Contacts' } ) ).toBeVisible();
		expect( screen.queryByRole( 'heading', { name: 'Mail' } ) ).toBeNull();
		expect( screen.queryByRole( 'tab', { name: 'Sales channels' } ) ).toBeNull();
	} );

	it( 'are fetched when the user opens them', async () => {
		const { user } = open();
		onRest( POSTS, [
			{
				title: 'Sell &amp; more <i>now</i>',
				link: 'https://blog.test/1',
				author_name: 'Ann',
				date: '2026-01-02T03:04:05',
				image: '',
			},
		] );
		await user.click( await screen.findByRole( 'button', { name: /Learn about marketing a store/ } ) );
		const link = await screen.findByRole( 'link', { name: /^Sell & more now/ } );
		expect( link ).toHaveAttribute( 'href', 'https://blog.test/1' );
		expect( screen.getByText( 'By Ann' ) ).toBeVisible();
	} );

	it.each( [
		[ 'could not be loaded', restError( 500, 'broken', 'Broken.' ), "Oops, our posts aren't loading right now" ],
		[ 'are none', answer( 200, [] ), 'No posts yet' ],
	] )( 'say when the articles %s', async ( _state, answered, text ) => {
		onRest( POSTS, answered );
		const { user } = open();
		await user.click( await screen.findByRole( 'button', { name: /Learn about marketing a store/ } ) );
		expect( await screen.findByText( text ) ).toBeVisible();
	} );

	it( 'M1: are neither shown nor asked for when the owner wants none', async () => {
		open( { showsSuggestions: false } );
		await screen.findByText( /Reach new customers/ );
		const channels = within( await card( 'Channels' ) );
		expect( await channels.findByRole( 'link', { name: 'See the plugins of this site' } ) ).toBeVisible();
		expect( screen.queryByRole( 'region', { name: 'Discover more marketing tools' } ) ).toBeNull();
		expect( screen.queryByRole( 'region', { name: 'Learn about marketing a store' } ) ).toBeNull();
		expect( restRequests( OFFERED ) ).toHaveLength( 0 );
		expect( restRequests( SUGGESTED ) ).toHaveLength( 0 );
		expect( restRequests( POSTS ) ).toHaveLength( 0 );
	} );
} );

it( 'R2: marketing says what a role with reports only may not see, and asks for nothing', async () => {
	open( { user: { id: 2, name: 'Analyst', capabilities: [ 'view_woocommerce_reports' ] } } );
	expect( await screen.findByText( /Your account can see reports/ ) ).toBeVisible();
	expect( restRequests() ).toHaveLength( 0 );
} );
