import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { htmlAnswer, onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { answerActivity, listOf, openPanel, renderActivity } from './render-activity';

beforeEach( answerActivity );

describe( 'the activity panels', () => {
	it( 'fetch the counts first, and the content of a panel only when it is opened', async () => {
		const { user } = renderActivity();
		const orders = await openPanel( /^Orders\s*142 waiting/ );
		expect( restRequests( 'GET /wc/v3/orders' ) ).toHaveLength( 0 );
		await user.click( orders );
		expect( await screen.findByText( '$1,234.50' ) ).toBeInTheDocument();
		expect( screen.getByText( '€1,234.50 EUR' ) ).toBeInTheDocument();
		expect( screen.getByText( 'محمد <b>x</b>' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: /Order #1077/ } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/post.php?post=77&action=edit'
		);
		expect( screen.getByText( 'Order #78' ) ).toBeInTheDocument();
		expect( screen.getAllByText( '3 products' ) ).toHaveLength( 2 );
		const shown = restRequests( 'GET /wc/v3/orders' ).find( ( { query } ) => query[ 'per_page' ] === '5' );
		expect( shown?.query[ 'status' ] ).toEqual( [ 'processing', 'on-hold' ] );
	} );

	it( 'SM5: have a space between the number of an order, its customer and its products', async () => {
		const { user } = renderActivity();
		await user.click( await openPanel( /^Orders\s*142 waiting/ ) );
		expect( await screen.findByRole( 'link', { name: /^Order #1077 محمد <b>x<\/b> 3 products/ } ) ).toBeInTheDocument();
	} );

	it( 'K12: show the orders by status after the first gesture', async () => {
		onRest( 'GET /wc/v3/orders', ( { query }: RestRequest ) =>
			listOf( [ { id: 77 } ], String( query[ 'status' ] ) === 'processing' ? 100 : 0 )
		);
		const { user } = renderActivity();
		const orders = await openPanel( /^Orders\s*142 waiting$/ );
		expect( restRequests( 'GET /wc/v3/orders' ) ).toEqual( [] );
		await user.keyboard( '{Shift}' );
		await waitFor( () => expect( orders ).toHaveAccessibleName( /^Orders\s*142 waiting\s*100 Processing, 42 On hold$/ ) );
	} );

	it( 'K12: show no orders by status when the numbers do not add up to the count', async () => {
		onRest( 'GET /wc/v3/orders', listOf( [], 150 ) );
		const { user } = renderActivity();
		const orders = await openPanel( /^Orders\s*142 waiting$/ );
		await user.keyboard( '{Shift}' );
		await waitFor( () => expect( restRequests( 'GET /wc/v3/orders' ) ).toHaveLength( 1 ) );
		expect( orders ).toHaveAccessibleName( /142 waiting$/ );
	} );

	it( 'open when the address names them', async () => {
		renderActivity( { url: 'admin.php?page=wc-admin&opened_panel=orders-panel' } );
		expect( await screen.findByText( '$1,234.50' ) ).toBeInTheDocument();
	} );

	it( 'cannot be opened when nothing waits, except the orders panel', async () => {
		onRest( 'GET /wc-analytics/products/count-low-in-stock', { total: 0 } );
		onRest( 'GET /wc-analytics/orders', listOf( [], 0 ) );
		onRest( 'GET /wc/v3/orders', listOf( [] ) );
		const { user } = renderActivity();
		await waitFor( () => expect( screen.getByRole( 'button', { name: /Stock/ } ) ).toBeDisabled() );
		await user.click( screen.getByRole( 'button', { name: /Orders/ } ) );
		expect( await screen.findByText( 'You’ve fulfilled all your orders' ) ).toBeInTheDocument();
	} );

	it( 'R3: fetch nothing that the user may not see or the store does not use', async () => {
		renderActivity( { capabilities: [ 'read_private_shop_orders' ], settings: { manageStock: false } } );
		await openPanel( /142 waiting/ );
		expect( screen.queryByRole( 'button', { name: /Stock|Reviews/ } ) ).not.toBeInTheDocument();
		expect( restRequests() ).toHaveLength( 1 );
	} );

	it( 'link to the settings when no order status is actionable', async () => {
		const { user } = renderActivity( { settings: { actionableStatuses: [] } } );
		await user.click( await openPanel( /^Orders/ ) );
		expect( screen.getByRole( 'link', { name: 'Settings' } ) ).toBeInTheDocument();
		expect( restRequests( 'GET /wc-analytics/orders' ) ).toHaveLength( 0 );
	} );

	it( 'AX6: show how long ago an order came, with the exact time in a tooltip', async () => {
		renderActivity( { url: 'admin.php?page=wc-admin&opened_panel=orders-panel' } );
		const [ time ] = await screen.findAllByText( 'January 31, 2026' );
		expect( time ).toHaveAttribute( 'datetime', '2026-01-31T12:00:00.000Z' );
		expect( time ).toHaveAttribute( 'title', 'January 31, 2026 6:00 am' );
	} );

	it( 'I6: keep an amount in order between text of the other direction', async () => {
		renderActivity( { url: 'admin.php?page=wc-admin&opened_panel=orders-panel' } );
		expect( ( await screen.findByText( '$1,234.50' ) ).tagName ).toBe( 'BDI' );
	} );
} );

describe.each( [
	[ 'Orders', 'GET /wc/v3/orders', 'There was an error getting your orders.', '$1,234.50', 'You’ve fulfilled all your orders' ],
	[
		'Stock',
		'GET /wc-analytics/products/low-in-stock',
		'There was an error getting your low stock products.',
		'Shirt & tie',
		'Every product is well in stock.',
	],
	[
		'Reviews',
		'GET /wc-analytics/products/reviews',
		'There was an error getting your reviews.',
		'Rosa 1',
		'You have answered all reviews.',
	],
] as const )( 'the panel %s', ( name, route, failure, content, nothing ) => {
	/** The count of the panel comes from another answer, which has arrived. */
	function answerPage( page: unknown ) {
		const isCount = ( { query }: RestRequest ) => query[ 'per_page' ] === '1';
		onRest( route, ( request: RestRequest ) => ( isCount( request ) ? listOf( [ { id: 1 } ], 2 ) : page ) );
	}
	const others = [ 'Orders', 'Stock', 'Reviews' ].filter( ( other ) => other !== name );

	it.each( [
		[ 'fails', restError( 500, 'db', 'Away.' ) ],
		[ 'gets a page of HTML', htmlAnswer() ],
	] )( 'shows an error and a retry when its request %s, and the other panels stay', async ( _what, fault ) => {
		answerPage( fault );
		const { user } = renderActivity();
		await user.click( await openPanel( new RegExp( `^${ name }` ) ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( failure );
		others.forEach( ( other ) => expect( screen.getByRole( 'button', { name: new RegExp( `^${ other }` ) } ) ).toBeEnabled() );
		answerActivity();
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByText( content ) ).toBeInTheDocument();
	} );

	it( 'offers no retry when the user may not see its content', async () => {
		answerPage( restError( 403, 'rest_forbidden', 'No.' ) );
		const { user } = renderActivity();
		await user.click( await openPanel( new RegExp( `^${ name }` ) ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'not allowed' );
		expect( screen.queryByRole( 'button', { name: 'Retry' } ) ).not.toBeInTheDocument();
	} );

	it( 'says that it is empty when its count was stale', async () => {
		answerPage( listOf( [] ) );
		const { user } = renderActivity();
		await user.click( await openPanel( new RegExp( `^${ name }` ) ) );
		expect( await screen.findByText( nothing ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );
} );
