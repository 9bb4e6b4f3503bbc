import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createRegistry, type DataRegistry } from '@wordpress/data';
import surface from '../../../../../../tests/contract/public-surface.json';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { bootWith } from '../../../../../../tests/js/render';

/** Stores as on a classic page: what they do is loaded with the first question. */
let registry: DataRegistry;

beforeEach( async () => {
	bootWith();
	await jest.isolateModulesAsync( async () => {
		const { registerStores } = await import( '../../../index' );
		registry = createRegistry();
		registerStores( registry );
	} );
} );

describe( 'stores whose code comes with the first call', () => {
	test( 'have all their names before', () => {
		const onlyInApp = [ 'wc/marketing-multichannel', 'woocommerce-admin/installing' ];
		for ( const [ name, { selectors, actions } ] of Object.entries( surface.stores ) ) {
			if ( ! onlyInApp.includes( name ) ) {
				expect( Object.keys( registry.select( name ) ) ).toEqual( expect.arrayContaining( selectors ) );
				expect( Object.keys( registry.dispatch( name ) ) ).toEqual( expect.arrayContaining( actions ) );
			}
		}
	} );

	test( 'answer the first question, and know that they did', async () => {
		onRest( 'GET /wc/v3/products/7', { id: 7, name: 'Seven' } );
		expect( await registry.resolveSelect( 'wc/admin/products' )[ 'getProduct' ]?.( 7 ) ).toEqual( { id: 7, name: 'Seven' } );
		expect( registry.select( 'wc/admin/products' )[ 'hasFinishedResolution' ]?.( 'getProduct', [ 7 ] ) ).toBe( true );
		expect( registry.select( 'wc/admin/products' )[ 'getProduct' ]?.( 7 ) ).toEqual( { id: 7, name: 'Seven' } );
	} );

	test( 'do the first thing they are told, and give what it gives', async () => {
		onRest( 'POST /wc/v3/products/tags', { id: 2, name: 'Two' } );
		expect( await registry.dispatch( 'wc/admin/products/tags' )[ 'createProductTag' ]?.( { name: 'Two' } ) ).toEqual( {
			id: 2,
			name: 'Two',
		} );
		expect( restRequests() ).toHaveLength( 1 );
	} );

	test( 'put values in at once', async () => {
		void registry.dispatch( 'wc/admin/items' )[ 'setItem' ]?.( 'products', 3, { name: 'Three' } );
		void registry.dispatch( 'wc/admin/items' )[ 'setItems' ]?.( 'products', {}, [ { id: 3 } ] );
		await registry.dispatch( 'wc/admin/items' )[ 'finishResolution' ]?.( 'getItems', [ 'products', {} ] );
		expect( registry.select( 'wc/admin/items' )[ 'getItems' ]?.( 'products', {} ) ).toEqual(
			new Map( [ [ 3, { id: 3, name: 'Three' } ] ] )
		);
	} );

	test( 'fail where the caller and the public selectors see it', async () => {
		onRest( 'PUT /wc/v3/payment_gateways/cod', restError( 500, 'broken', 'Broken.' ) );
		const update = registry.dispatch( 'wc/payment-gateways' )[ 'updatePaymentGateway' ]?.( 'cod', {} );
		await expect( update ).rejects.toMatchObject( { code: 'broken' } );
		expect( registry.select( 'wc/payment-gateways' )[ 'getPaymentGatewayError' ]?.( 'updatePaymentGateway' ) ).toMatchObject( {
			code: 'broken',
		} );
	} );

	test( 'show what they are told at once, when their code is there', async () => {
		onRest( 'PUT /wc-analytics/products/9', { id: 9 } );
		const { updateProductStock } = registry.dispatch( 'wc/admin/items' );
		await updateProductStock?.( { id: 9, stock_quantity: 1 }, 2 );
		await registry.dispatch( 'wc/admin/items' )[ 'setItems' ]?.( 'products', {}, [ { id: 9 } ] );
		await registry.dispatch( 'wc/admin/items' )[ 'finishResolution' ]?.( 'getItems', [ 'products', {} ] );
		const done = updateProductStock?.( { id: 9, stock_quantity: 2 }, 5 );
		expect( registry.select( 'wc/admin/items' )[ 'getItems' ]?.( 'products', {} ) ).toEqual(
			new Map( [ [ 9, { id: 9, stock_quantity: 5 } ] ] )
		);
		await done;
	} );
} );
