import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from '../../../../tests/js/console-guard';
import { htmlAnswer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { controlTime, passTime } from '../../../../tests/js/pass-time';
import { render } from '../../../../tests/js/render';
import { settle } from '../../../../tests/js/settle';
import { ExtensionsScreen } from '../extensions-screen';

const ROOT = '/wc/v3/marketplace';
const SEARCH = 'GET /search';
const FEATURED = `GET ${ ROOT }/featured`;
const SUBSCRIPTIONS = `GET ${ ROOT }/subscriptions`;
const CONNECTED = { account: { isConnected: true, url: 'http://localhost/wp-admin/admin.php?page=there' } };
const product = ( id: number, more: object = {} ) => ( {
	id,
	title: `Product ${ id }`,
	vendor_name: 'Vendor',
	price: '&#36;79.00',
	link: `https://catalogue.test/${ id }/`,
	...more,
} );
const page = ( products: readonly object[], total = products.length, pages = 1 ) => ( {
	products,
	total_products: total,
	total_pages: pages,
} );
const subscription = ( id: number, more: object = {} ) => ( {
	product_key: `key-${ id }`,
	product_id: id,
	product_name: `Product ${ id }`,
	expires: 1_795_000_000,
	expired: false,
	expiring: false,
	active: true,
	local: { installed: true, active: true, version: '1.2' },
	...more,
} );

function open( query = '', settings: Parameters< typeof render >[ 1 ] = {} ) {
	return render( <ExtensionsScreen />, { url: `admin.php?page=wc-admin&path=%2Fextensions${ query }`, ...settings } );
}
const cards = async () => ( await screen.findAllByRole( 'heading', { level: 3 } ) ).map( ( { textContent } ) => textContent );

beforeEach( () => {
	onRest( FEATURED, [ { id: 'new', title: 'New &amp; good', url: 'https://catalogue.test/new/', items: [ product( 1 ) ] } ] );
	onRest( SEARCH, page( [ product( 2 ), product( 3 ) ] ) );
	onRest( 'GET /categories', [ { slug: 'shipping', label: 'Shipping' } ] );
	onRest( SUBSCRIPTIONS, [] );
} );

describe( 'the start of the marketplace', () => {
	it( 'shows groups of products as text, without the markup of the other site', async () => {
		onRest( FEATURED, [
			{ id: 'new', title: '<i>New</i> &amp; good', items: [ product( 1, { title: '<b onclick="x()">Tea</b><script>1</script>' } ) ] },
		] );
		const { container } = open();
		expect( await screen.findByRole( 'region', { name: 'New & good' } ) ).toBeVisible();
		expect( await cards() ).toEqual( [ 'Tea' ] );
		expect( screen.getByText( '$79.00' ) ).toBeVisible();
		expect( container.querySelector( 'script, [onclick]' ) ).toBeNull();
	} );

	it.each( [
		[ 'does not answer as it should', { success: false, data: { message: 'A valid URL was not provided.' } } ],
		[ 'sends a page', htmlAnswer( 200 ) ],
		[ 'has an error', restError( 500, 'broken', 'Broken.' ) ],
	] )( 'says that the catalogue was not reached when it %s, and tries again', async ( _what, answer ) => {
		onRest( FEATURED, answer );
		const { user } = open();
		expect( await screen.findByText( 'The catalogue could not be reached.' ) ).toBeVisible();
		expect( await screen.findByRole( 'heading', { name: 'Installed on this store' } ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'See the plugins of this site' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'plugins.php' )
		);
		onRest( FEATURED, [ { id: 'new', title: 'New', items: [ product( 1 ) ] } ] );
		await user.click( screen.getByRole( 'button', { name: /again|Retry/ } ) );
		expect( await cards() ).toEqual( [ 'Product 1' ] );
	} );
} );

describe( 'the catalogue', () => {
	it( 'asks without cookies, in the language of the user and for the country of the store', async () => {
		open( '&tab=extensions&category=_all', { settings: { storePlace: 'FR' } } );
		await cards();
		expect( restRequests( SEARCH )[ 0 ]?.query ).toEqual( { page: '1', country: 'FR', locale: 'en_US' } );
	} );

	it( 'searches after a pause while somebody types, and shows how many of each kind there are', async () => {
		controlTime();
		onRest( SEARCH, ( { query } ) => ( query[ 'category' ] === 'themes' ? page( [], 0, 0 ) : page( [ product( 4 ) ], 12 ) ) );
		const { user, history } = open();
		await user.type( await screen.findByRole( 'textbox', { name: 'Search Marketplace' } ), 'tea' );
		expect( restRequests( SEARCH ) ).toEqual( [] );
		await passTime( 400 );
		expect( history.location.search ).toContain( 'term=tea' );
		expect( await screen.findByRole( 'tab', { name: 'Extensions (12)' } ) ).toHaveAttribute( 'aria-selected', 'true' );
		expect( screen.getByRole( 'tab', { name: 'Themes (0)' } ) ).toBeVisible();
	} );

	it( 'loads more, each product once, and names nothing twice', async () => {
		onRest( SEARCH, ( { query } ) =>
			page( query[ 'page' ] === '1' ? [ product( 2 ), product( 3 ) ] : [ product( 3 ), product( 4 ) ], 3, 2 )
		);
		const { user } = open( '&tab=extensions' );
		expect( await cards() ).toEqual( [ 'Product 2', 'Product 3' ] );
		await user.click( screen.getByRole( 'button', { name: 'Load more' } ) );
		await waitFor( async () => expect( await cards() ).toEqual( [ 'Product 2', 'Product 3', 'Product 4' ] ) );
		expect( screen.queryByRole( 'button', { name: 'Load more' } ) ).toBeNull();
	} );

	it( 'shows 60 of 5,000 products at first', async () => {
		onRest( SEARCH, page( Array.from( { length: 5000 }, ( _item, index ) => product( index + 1 ) ) ) );
		const { container } = open( '&tab=extensions' );
		expect( await screen.findByText( '60 products are shown.' ) ).toBeInTheDocument();
		expect( container.querySelectorAll( '.store-admin-product-card h3' ) ).toHaveLength( 60 );
		expect( screen.getByText( 'Load more' ) ).toBeVisible();
	} );

	it( 'leaves out products without an id, with a word for their author, and shows prices of any currency as they are', async () => {
		expectConsole( 'warn', /product of the catalogue/ );
		onRest( SEARCH, page( [ { title: 'Broken' }, product( 2, { price: '49,00&nbsp;&euro;' } ) ] ) );
		open( '&tab=extensions' );
		expect( await cards() ).toEqual( [ 'Product 2' ] );
		expect( screen.getByText( '49,00 €' ) ).toBeVisible();
	} );

	it( 'says when nothing was found; an unknown category does not break the choice', async () => {
		onRest( SEARCH, page( [], 0, 0 ) );
		open( '&tab=themes&term=%3Cb%3Etea&category=nowhere' );
		expect( await screen.findByText( 'Nothing was found for “<b>tea”.' ) ).toBeVisible();
		expect( screen.getByRole( 'combobox', { name: 'Category' } ) ).toHaveValue( '' );
		expect( screen.getByRole( 'link', { name: 'Show all' } ) ).toBeVisible();
	} );

	it( 'has no links to addresses that run a script', async () => {
		onRest( SEARCH, page( [ product( 2, { link: 'javascript:alert(1)', icon: 'javascript:alert(1)' } ) ] ) );
		const { container } = open( '&tab=extensions' );
		await cards();
		expect( container.querySelector( '[href^="javascript"], [src^="javascript"]' ) ).toBeNull();
	} );

	it( 'gives up a catalogue that is slow, and keeps the tabs', async () => {
		controlTime();
		onRest( SEARCH, () => new Promise( () => {} ) );
		open( '&tab=extensions' );
		await passTime( 12_000 );
		expect( await screen.findByText( 'The catalogue could not be reached.' ) ).toBeVisible();
		expect( screen.getByRole( 'tab', { name: 'My subscriptions' } ) ).toBeVisible();
	} );
} );

describe( 'the description of a product', () => {
	const PREVIEW = 'GET /wc/v1/marketplace/product-preview';

	it( 'is shown at its address, as words and links', async () => {
		onRest( PREVIEW, {
			success: true,
			data: { css: 'body{}', html: '<p>For <a href="https://catalogue.test/">tea</a><img src=x onerror=alert(1)></p>' },
		} );
		open( '&tab=extensions&product=2' );
		const dialog = await screen.findByRole( 'dialog' );
		expect( await within( dialog ).findByRole( 'link', { name: 'tea' } ) ).toBeVisible();
		expect( dialog.querySelector( 'img' ) ).toBeNull();
	} );

	it( 'of a product that does not exist says so', async () => {
		onRest( PREVIEW, restError( 404, 'x', 'We could not find a preview.' ) );
		open( '&tab=extensions&product=999' );
		expect( await screen.findByText( 'The description could not be loaded.' ) ).toBeVisible();
	} );
} );

describe( 'adding a product by address', () => {
	it( 'asks to connect the account first', async () => {
		open( '&installProduct=7', {
			settings: { account: { isConnected: false, url: 'http://localhost/wp-admin/admin.php?page=there' } },
		} );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Add to store' } ) );
		expect( dialog.getByRole( 'link', { name: 'Connect' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/admin.php?page=there'
		);
	} );

	it( 'adds it to the account once, and says why when it cannot', async () => {
		onRest( `POST ${ ROOT }/create-order`, restError( 400, 'not-found', 'This product does not exist.' ) );
		onRest( `POST ${ ROOT }/refresh`, [ subscription( 7 ) ] );
		const { user } = open( '&installProduct=7', { settings: CONNECTED } );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Add to store' } ) );
		await user.click( dialog.getByRole( 'button', { name: 'Add to store' } ) );
		expect( await dialog.findByText( 'The product was not added. This product does not exist.' ) ).toBeVisible();
		onRest( `POST ${ ROOT }/create-order`, { success: true, data: {} } );
		await user.click( dialog.getByRole( 'button', { name: 'Try again' } ) );
		expect( await dialog.findByRole( 'link', { name: 'Show my subscriptions' } ) ).toBeVisible();
	} );

	it( 'does nothing for an id that is none', async () => {
		open( '&installProduct=7%20or%201' );
		await cards();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );

describe( 'the subscriptions', () => {
	const table = ( name: string ) => screen.findByRole( 'table', { name } );

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
			settings: { account: { isConnected: false, url: 'http://localhost/wp-admin/admin.php?page=there' } },
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
