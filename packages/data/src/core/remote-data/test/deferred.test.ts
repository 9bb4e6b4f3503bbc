import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createRegistry, type DataRegistry } from '@wordpress/data';
import surface from '../../../../../../tests/contract/public-surface.json';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { bootWith } from '../../../../../../tests/js/render';
import { deferred } from '../deferred';

/** Creates the stores as on a classic page: the code of their actions and resolvers is loaded by the first call. */
let registry: DataRegistry;

beforeEach( async () => {
	bootWith();
	await jest.isolateModulesAsync( async () => {
		const { registerStores } = await import( '../../../index' );
		registry = createRegistry();
		registerStores( registry );
	} );
} );

describe( 'deferred', () => {
	const load = async () => Promise.resolve( { ask: () => ( { type: 'ASK' } ), tell: ( text: string ) => ( { type: text } ) } );

	test( 'keeps the names and the types of what it defers', () => {
		const actions = deferred( load, { ask: true, tell: true } );
		expect( Object.keys( actions ) ).toEqual( [ 'ask', 'tell' ] );
		expect( actions.tell( 'A text' ) ).toBeInstanceOf( Function );
	} );

	test( 'does not compile when a name is missing, or when there is one too many', () => {
		// @ts-expect-error -- `tell` is missing.
		const missing = deferred( load, { ask: true } );
		// @ts-expect-error -- there is no `shout`.
		const unknown = deferred( load, { ask: true, tell: true, shout: true } );
		expect( [ Object.keys( missing ).length, Object.keys( unknown ).length ] ).toEqual( [ 1, 3 ] );
	} );

	test( 'loads code again that could not be loaded', async () => {
		const outcomes = [ new Error( 'The chunk did not come.' ), undefined ];
		const { ask } = deferred(
			async () => {
				const failure = outcomes.shift();
				return failure ? Promise.reject( failure ) : Promise.resolve( { ask: () => ( { type: 'ASK' } ) } );
			},
			{ ask: true }
		);
		const dispatch = jest.fn();
		const call = () => ( ask() as unknown as ( context: object ) => Promise< unknown > )( { dispatch } );
		await expect( call() ).rejects.toThrow( 'The chunk did not come.' );
		await call();
		expect( dispatch ).toHaveBeenCalledWith( { type: 'ASK' } );
	} );
} );

describe( 'a store whose code is not loaded yet', () => {
	test( 'has all its names', () => {
		for ( const [ name, { selectors, actions } ] of Object.entries( surface.stores ) ) {
			expect( Object.keys( registry.select( name ) ) ).toEqual( expect.arrayContaining( selectors ) );
			expect( Object.keys( registry.dispatch( name ) ) ).toEqual( expect.arrayContaining( actions ) );
		}
	} );

	test( 'resolves the first selector, and marks it as resolved', async () => {
		onRest( 'GET /wc/v3/products/7', { id: 7, name: 'Seven' } );
		expect( await registry.resolveSelect( 'wc/admin/products' )[ 'getProduct' ]?.( 7 ) ).toEqual( { id: 7, name: 'Seven' } );
		expect( registry.select( 'wc/admin/products' )[ 'hasFinishedResolution' ]?.( 'getProduct', [ 7 ] ) ).toBe( true );
		expect( registry.select( 'wc/admin/products' )[ 'getProduct' ]?.( 7 ) ).toEqual( { id: 7, name: 'Seven' } );
	} );

	test( 'runs the first action, and gives its result', async () => {
		onRest( 'POST /wc/v3/products/tags', { id: 2, name: 'Two' } );
		expect( await registry.dispatch( 'wc/admin/products/tags' )[ 'createProductTag' ]?.( { name: 'Two' } ) ).toEqual( {
			id: 2,
			name: 'Two',
		} );
		expect( restRequests() ).toHaveLength( 1 );
	} );

	test( 'stores values at once', async () => {
		void registry.dispatch( 'wc/admin/items' )[ 'setItem' ]?.( 'products', 3, { name: 'Three' } );
		void registry.dispatch( 'wc/admin/items' )[ 'setItems' ]?.( 'products', {}, [ { id: 3 } ] );
		await registry.dispatch( 'wc/admin/items' )[ 'finishResolution' ]?.( 'getItems', [ 'products', {} ] );
		expect( registry.select( 'wc/admin/items' )[ 'getItems' ]?.( 'products', {} ) ).toEqual(
			new Map( [ [ 3, { id: 3, name: 'Three' } ] ] )
		);
	} );

	test( 'rejects the first action, and keeps the error for the public selector', async () => {
		onRest( 'PUT /wc/v3/payment_gateways/cod', restError( 500, 'broken', 'Broken.' ) );
		const update = registry.dispatch( 'wc/payment-gateways' )[ 'updatePaymentGateway' ]?.( 'cod', {} );
		await expect( update ).rejects.toMatchObject( { code: 'broken' } );
		expect( registry.select( 'wc/payment-gateways' )[ 'getPaymentGatewayError' ]?.( 'updatePaymentGateway' ) ).toMatchObject( {
			code: 'broken',
		} );
	} );

	test( 'shows an optimistic change at once, once its code is loaded', async () => {
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
