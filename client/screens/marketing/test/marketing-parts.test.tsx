import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import {
	CHANNELS,
	CAMPAIGNS,
	TYPES,
	OFFERED,
	SUGGESTED,
	PLUGINS,
	POSTS,
	ACTIVATE,
	BANNER,
	CHANNEL,
	open,
	card,
	row,
	countOf,
	serveNewStore,
} from './marketing-answers';

beforeEach( serveNewStore );

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
			countOf( [
				campaign( 1 ),
				campaign( 2, { cost: null, sales: { value: '7', currency: 'gbp' } } ),
				{ id: 'bare' },
				campaign( 4, { cost: { value: '12.5', currency: 'CAD', formatted: '&#36;12.50' } } ),
			] )
		);
		open();
		const [ , first, second, bare, dollars ] = within( await card( 'Campaigns' ) ).getAllByRole( 'row' );
		expect( first ).toHaveTextContent( /^Sale 1Shop & Search\$1,234\.5020,00 €$/ );
		expect( second ).toHaveTextContent( /^Sale 2Shop & Search–7\.00 GBP$/ );
		expect( bare ).toHaveTextContent( 'bare––' );
		expect( dollars ).toHaveTextContent( /^Sale 4Shop & Search\$12\.50 CAD20,00 €$/ );
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
