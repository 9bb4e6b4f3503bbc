import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from '../../../../tests/js/console-guard';
import { answer, htmlAnswer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { controlTime, passTime } from '../../../../tests/js/pass-time';
import { render } from '../../../../tests/js/render';
import { settle } from '../../../../tests/js/settle';
import { ExtensionsScreen } from '../extensions-screen';
import { subscription } from './make-subscription';

const ROOT = '/wc/v3/marketplace';
const SEARCH = 'GET /search';
const FEATURED = `GET ${ ROOT }/featured`;
const SUBSCRIPTIONS = `GET ${ ROOT }/subscriptions`;
const ANSWER = 'GET /store-admin/v1/subscriptions-answer';
const CONNECTED = { account: { isConnected: true, url: 'http://localhost/wp-admin/admin.php?page=there', email: '' } };
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

function open( query = '', settings: Parameters< typeof render >[ 1 ] = {} ) {
	return render( <ExtensionsScreen />, { url: `admin.php?page=wc-admin&path=%2Fextensions${ query }`, ...settings } );
}
const cards = async () => ( await screen.findAllByRole( 'heading', { level: 3 } ) ).map( ( { textContent } ) => textContent );

beforeEach( () => {
	onRest( FEATURED, [ { id: 'new', title: 'New &amp; good', url: 'https://catalogue.test/new/', items: [ product( 1 ) ] } ] );
	onRest( SEARCH, page( [ product( 2 ), product( 3 ) ] ) );
	onRest( 'GET /categories', [ { slug: 'shipping', label: 'Shipping' } ] );
	onRest( SUBSCRIPTIONS, [] );
	onRest( ANSWER, { failed: false, at: '', subscriptions: [] } );
} );

describe( 'the start of the marketplace', () => {
	it( 'shows themes with a large picture, says what is free and what is paid each year, and leads to other themes', async () => {
		onRest(
			SEARCH,
			page( [
				{ ...product( 1 ), raw_price: 0, price: '&#36;0.00' },
				{ ...product( 2 ), raw_price: 79, billing_period: 'year', featured_image: 'https://catalogue.test/large.png' },
			] )
		);
		open( '&tab=themes' );
		expect( await screen.findByText( 'Free download' ) ).toBeVisible();
		expect( screen.getByText( /annually/ ) ).toBeVisible();
		expect( document.querySelector( 'img[src="https://catalogue.test/large.png"]' ) ).toHaveAttribute( 'width', '640' );
		expect( screen.getByRole( 'link', { name: 'WordPress.org theme directory' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'theme-install.php' )
		);
	} );

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

	it( 'names the reasons to buy there below the products', async () => {
		open( '', { settings: { showsSuggestions: true } } );
		const reasons = within( await screen.findByRole( 'region', { name: /^Hundreds of vetted products/ } ) );
		expect( reasons.getAllByRole( 'term' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'30-day money-back guarantee (opens in a new tab)',
			'Get help (opens in a new tab) when you need it',
			'Products (opens in a new tab) you can trust',
			'Support the ecosystem',
		] );
	} );

	it( 'names no reasons to buy while suggestions are off', async () => {
		open( '', { settings: { showsSuggestions: false } } );
		await cards();
		expect( screen.queryByText( /^Hundreds of vetted products/ ) ).toBeNull();
	} );

	it.each( [
		[ 'does not answer as it should', { success: false, data: { message: 'A valid URL was not provided.' } } ],
		[ 'sends a page', htmlAnswer( 200 ) ],
		[ 'has an error', restError( 500, 'broken', 'Broken.' ) ],
	] )( 'says that the catalogue was not reached when it %s, and tries again', async ( _what, wrong ) => {
		onRest( FEATURED, wrong );
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

	it( 'shows popular products of the same kind below a search that found nothing', async () => {
		onRest( SEARCH, ( { query } ) =>
			query[ 'term' ] === 'coat' ? page( [], 0, 0 ) : page( Array.from( { length: 9 }, ( _item, index ) => product( index + 1 ) ) )
		);
		open( '&tab=themes&term=coat' );
		const popular = within( await screen.findByRole( 'region', { name: 'Our favorite themes' } ) );
		expect( popular.getAllByRole( 'listitem' ) ).toHaveLength( 6 );
		expect(
			restRequests( SEARCH )
				.filter( ( { query } ) => ! query[ 'term' ] )
				.map( ( { query } ) => query[ 'category' ] )
		).toEqual( [ 'themes' ] );
	} );

	it( 'shows no popular products, and no second failure, when they cannot be loaded', async () => {
		onRest( SEARCH, ( { query } ) => ( query[ 'term' ] === 'coat' ? page( [], 0, 0 ) : restError( 500, 'down', 'Down.' ) ) );
		open( '&tab=extensions&term=coat' );
		expect( await screen.findByText( 'Nothing was found for “coat”.' ) ).toBeVisible();
		await settle();
		expect( screen.queryByRole( 'region', { name: 'Most popular extensions' } ) ).toBeNull();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'has no links to addresses that run a script, and no link without an address', async () => {
		onRest( SEARCH, page( [ product( 2, { link: 'javascript:alert(1)', icon: 'javascript:alert(1)' } ) ] ) );
		onRest( FEATURED, [ { id: 'new', title: 'New', url: 'javascript:alert(1)', items: [ product( 1 ) ] } ] );
		for ( const query of [ '&tab=extensions', '' ] ) {
			const { container, unmount } = open( query );
			await cards();
			expect( container.querySelector( '[href^="javascript"], [src^="javascript"], a:not([href])' ) ).toBeNull();
			unmount();
		}
	} );

	it.each( [ '&tab=search&term=tea', '&term=tea&search=1', '&category=shipping', '&tab=extensions&category=shipping' ] )(
		'EX7: is searched by an old link of the host: %s',
		async ( query ) => {
			open( query );
			expect( await cards() ).toEqual( [ 'Product 2', 'Product 3' ] );
			expect( screen.getByRole( 'tab', { selected: true } ) ).toHaveTextContent( /^Extensions/ );
		}
	);

	it( 'has categories whose names are text', async () => {
		onRest( 'GET /categories', [ { slug: 'shipping', label: 'Shipping &amp; <b>more</b>' } ] );
		open( '&tab=extensions' );
		expect( await screen.findByRole( 'option', { name: 'Shipping & more' } ) ).toBeInTheDocument();
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
		onRest( PREVIEW, { css: 'body{}', html: '<p>For <a href="https://catalogue.test/">tea</a><img src=x onerror=alert(1)></p>' } );
		open( '&tab=extensions&product=2' );
		const dialog = await screen.findByRole( 'dialog' );
		expect( await within( dialog ).findByRole( 'link', { name: 'tea' } ) ).toBeVisible();
		expect( dialog.querySelector( 'img' ) ).toBeNull();
	} );

	it( 'of a product that does not exist says so', async () => {
		onRest( PREVIEW, answer( 404, { success: false, data: { message: 'We could not find a preview.' } } ) );
		open( '&tab=extensions&product=999' );
		expect( await screen.findByText( 'The description could not be loaded.' ) ).toBeVisible();
	} );
} );

describe( 'adding a product by address', () => {
	it( 'asks to connect the account first', async () => {
		open( '&installProduct=7', {
			settings: { account: { isConnected: false, url: 'http://localhost/wp-admin/admin.php?page=there', email: '' } },
		} );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Add to store' } ) );
		expect( dialog.getByRole( 'link', { name: 'Connect' } ) ).toHaveAttribute(
			'href',
			`http://localhost/wp-admin/admin.php?page=there&redirect_admin_url=${ encodeURIComponent( window.location.href ) }`
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
		// The host refuses an id that is text.
		expect( restRequests( `POST ${ ROOT }/create-order` ).map( ( { body } ) => body ) ).toEqual( [
			{ product_id: 7 },
			{ product_id: 7 },
		] );
	} );

	it( 'does nothing for an id that is none', async () => {
		open( '&installProduct=7%20or%201' );
		await cards();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );
