import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SnackbarList } from '@store-admin/components';
import { useNotices } from '@store-admin/data';
import { answer, onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { render, type RenderOptions } from '../../../../../tests/js/render';
import { ActivitySection } from '../activity-section';

const ALL = [ 'manage_woocommerce', 'edit_shop_orders', 'edit_products', 'moderate_comments' ];

function Notices() {
	const { notices, removeNotice } = useNotices();
	return <SnackbarList notices={ notices } onRemove={ ( id ) => void removeNotice( id ) } />;
}

function renderActivity( { capabilities = ALL, ...options }: RenderOptions & { capabilities?: string[] } = {} ) {
	const settings = { user: { id: 1, name: 'Ada', capabilities }, ...options.settings };
	return render(
		<>
			<ActivitySection />
			<Notices />
		</>,
		{ ...options, settings }
	);
}

function order( changes: Record< string, unknown > = {} ) {
	return {
		id: 77,
		number: '1077',
		currency: 'USD',
		currency_symbol: '$',
		status: 'processing',
		total: '1234.50',
		billing: { first_name: 'محمد', last_name: '<b>x</b>' },
		line_items: [ { quantity: 2 }, { quantity: 1 } ],
		date_created_gmt: '2026-01-31T12:00:00',
		...changes,
	};
}

const shirt = {
	id: 5,
	name: 'Shirt & tie',
	type: 'variation',
	parent_id: 4,
	stock_quantity: 2,
	last_order_date: '2026-11-15T09:09:00',
	low_stock_amount: null,
	images: [],
};

function review( id: number ) {
	return {
		id,
		date_created_gmt: '2026-01-31T12:00:00',
		product_name: 'Album',
		product_permalink: 'http://localhost/product/album/',
		status: 'hold',
		reviewer: `Rosa ${ id }`,
		review: '<p>Good <script>alert(1)</script>value.</p>',
		rating: 4,
		verified: true,
	};
}

const listOf = ( items: readonly unknown[], total = items.length ) =>
	answer( 200, items, { 'X-WP-Total': String( total ), 'X-WP-TotalPages': '1' } );

beforeEach( () => {
	onRest( 'GET /wc-analytics/orders', listOf( [ { id: 77 } ], 142 ) );
	onRest( 'GET /wc-analytics/products/count-low-in-stock', { total: 1 } );
	onRest( 'GET /wc-analytics/products/reviews', ( { query }: { query: Record< string, unknown > } ) =>
		query[ 'per_page' ] === '1' ? listOf( [ { id: 1 } ], 2 ) : listOf( [ review( 1 ), review( 2 ) ] )
	);
	onRest(
		'GET /wc/v3/orders',
		listOf( [ order(), order( { id: 78, number: '', billing: {}, currency: 'EUR', currency_symbol: '€' } ) ] )
	);
	onRest( 'GET /wc-analytics/products/low-in-stock', listOf( [ shirt ] ) );
} );

const open = ( name: RegExp ) => screen.findByRole( 'button', { name } );

describe( 'what waits for the owner', () => {
	it( 'counts first and loads a panel only when it is opened', async () => {
		const { user } = renderActivity();
		const orders = await open( /^Orders\s*142 waiting/ );
		expect( restRequests( 'GET /wc/v3/orders' ) ).toHaveLength( 0 );
		await user.click( orders );
		expect( await screen.findByText( '$1,234.50' ) ).toBeInTheDocument();
		expect( screen.getByText( '€1,234.50' ) ).toBeInTheDocument();
		expect( screen.getByText( 'محمد <b>x</b>' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: /Order #1077/ } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/post.php?post=77&action=edit'
		);
		expect( screen.getByText( 'Order #78' ) ).toBeInTheDocument();
		expect( screen.getAllByText( '3 products' ) ).toHaveLength( 2 );
		expect( restRequests( 'GET /wc/v3/orders' )[ 0 ]?.query ).toMatchObject( { status: [ 'processing', 'on-hold' ], per_page: '5' } );
	} );

	it( 'opens the panel that the address names', async () => {
		renderActivity( { url: 'admin.php?page=wc-admin&opened_panel=orders-panel' } );
		expect( await screen.findByText( '$1,234.50' ) ).toBeInTheDocument();
	} );

	it( 'has nothing to open where nothing waits, except the orders', async () => {
		onRest( 'GET /wc-analytics/products/count-low-in-stock', { total: 0 } );
		onRest( 'GET /wc-analytics/orders', listOf( [], 0 ) );
		onRest( 'GET /wc/v3/orders', listOf( [] ) );
		const { user } = renderActivity();
		await waitFor( () => expect( screen.getByRole( 'button', { name: /Stock/ } ) ).toBeDisabled() );
		await user.click( screen.getByRole( 'button', { name: /Orders/ } ) );
		expect( await screen.findByText( 'You’ve fulfilled all your orders' ) ).toBeInTheDocument();
	} );

	it( 'asks for nothing that the user may not see or the store does not use', async () => {
		renderActivity( { capabilities: [ 'edit_shop_orders' ], settings: { manageStock: false } } );
		await open( /142 waiting/ );
		expect( screen.queryByRole( 'button', { name: /Stock|Reviews/ } ) ).not.toBeInTheDocument();
		expect( restRequests() ).toHaveLength( 1 );
	} );

	it( 'leads to the settings when no status counts', async () => {
		const { user } = renderActivity( { settings: { actionableStatuses: [] } } );
		await user.click( await open( /^Orders/ ) );
		expect( screen.getByRole( 'link', { name: 'Settings' } ) ).toBeInTheDocument();
		expect( restRequests( 'GET /wc-analytics/orders' ) ).toHaveLength( 0 );
	} );

	it( 'names the panel that failed and leaves the others alone', async () => {
		onRest( 'GET /wc/v3/orders', restError( 500, 'db', 'Away.' ) );
		const { user } = renderActivity();
		await user.click( await open( /^Orders/ ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'There was an error getting your orders.' );
		onRest( 'GET /wc/v3/orders', listOf( [ order() ] ) );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByText( '$1,234.50' ) ).toBeInTheDocument();
	} );
} );

describe( 'the stock panel', () => {
	async function edit() {
		const { user } = renderActivity();
		await user.click( await open( /^Stock/ ) );
		await user.click( await screen.findByRole( 'button', { name: 'Update stock of Shirt & tie' } ) );
		return user;
	}

	it( 'saves a new number and can take it back', async () => {
		onRest( 'PUT /wc-analytics/products/4/variations/5', ( { body }: { body: unknown } ) => ( { id: 5, ...( body as object ) } ) );
		const user = await edit();
		const input = screen.getByRole( 'spinbutton', { name: 'Stock of Shirt & tie' } );
		expect( screen.getByRole( 'button', { name: 'Save' } ) ).toBeDisabled();
		await user.clear( input );
		await user.type( input, '12{Enter}' );
		expect( await screen.findByText( '12 in stock' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Shirt & tie stock updated' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByText( '2 in stock' ) ).toBeInTheDocument();
		expect( restRequests( 'PUT /wc-analytics/products/4/variations/5' ).map( ( { body } ) => body ) ).toEqual( [
			{ stock_quantity: 12 },
			{ stock_quantity: 2 },
		] );
	} );

	it( 'keeps what was typed when it was not saved', async () => {
		onRest( 'PUT /wc-analytics/products/4/variations/5', restError( 400, 'invalid', 'No.' ) );
		const user = await edit();
		await user.clear( screen.getByRole( 'spinbutton' ) );
		await user.type( screen.getByRole( 'spinbutton' ), '12' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The stock was not saved.' );
		expect( screen.getByRole( 'spinbutton' ) ).toHaveValue( 12 );
		expect( screen.getByText( 'Shirt & tie stock could not be updated' ) ).toBeInTheDocument();
	} );

	it( 'is left with Escape', async () => {
		const user = await edit();
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( screen.getByRole( 'button', { name: 'Update stock of Shirt & tie' } ) ).toHaveFocus() );
	} );
} );

describe( 'the reviews panel', () => {
	async function openReviews() {
		const { user } = renderActivity();
		await user.click( await open( /^Reviews/ ) );
		return { user, first: await screen.findByText( 'Rosa 1' ) };
	}
	const rowOf = ( element: HTMLElement ) => within( element.closest( 'li' ) as HTMLElement );

	it( 'shows who said what', async () => {
		const { first } = await openReviews();
		expect( rowOf( first ).getByText( 'Good value.' ) ).toBeInTheDocument();
		expect( rowOf( first ).getByRole( 'img', { name: '4 out of 5 stars' } ) ).toBeInTheDocument();
		expect( rowOf( first ).getByText( 'Verified owner' ) ).toBeInTheDocument();
	} );

	it.each( [
		[ 'Approve', 'PUT', { status: 'approved' }, 'Review successfully updated.' ],
		[ 'Mark as spam', 'PUT', { status: 'spam' }, 'Review successfully updated.' ],
		[ 'Delete', 'DELETE', null, 'Review successfully deleted.' ],
	] )( '%s takes it away, moves on and can be undone', async ( action, method, body, said ) => {
		onRest( 'PUT /wc-analytics/products/reviews/1', review( 1 ) );
		onRest( 'DELETE /wc-analytics/products/reviews/1', review( 1 ) );
		const { user, first } = await openReviews();
		await user.click( rowOf( first ).getByRole( 'button', { name: action } ) );
		expect( first ).not.toBeInTheDocument();
		expect( document.body ).not.toHaveFocus();
		expect( await screen.findByText( said ) ).toBeInTheDocument();
		const sent = restRequests().filter( ( request ) => request.path.endsWith( '/reviews/1' ) )[ 0 ];
		expect( sent ).toMatchObject( { method, body } );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByText( 'Rosa 1' ) ).toBeInTheDocument();
	} );

	it( 'puts it back and says why when the server refuses', async () => {
		onRest( 'PUT /wc-analytics/products/reviews/1', restError( 500, 'db', 'Away.' ) );
		const { user, first } = await openReviews();
		await user.click( rowOf( first ).getByRole( 'button', { name: 'Approve' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Review could not be updated. Away.' );
		expect( screen.getByText( 'Rosa 1' ) ).toBeInTheDocument();
	} );
} );
