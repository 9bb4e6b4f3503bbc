import { describe, expect, test } from '@jest/globals';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { itemsStore } from '../store';

async function open() {
	const registry = makeRegistry();
	onRest( 'GET /wc-analytics/products', [
		{ id: 5, stock_quantity: 2 },
		{ id: 59, stock_quantity: 1 },
	] );
	await registry.resolveSelect( itemsStore ).getItems( 'products', {} );
	const quantity = ( id: number ) => registry.select( itemsStore ).getItems( 'products', {} ).get( id )?.[ 'stock_quantity' ];
	return { quantity, select: registry.select( itemsStore ), dispatch: registry.dispatch( itemsStore ) };
}

describe( 'updateProductStock', () => {
	test( 'shows the number at once and saves it with the product', async () => {
		const { quantity, dispatch } = await open();
		onRest( 'PUT /wc-analytics/products/5', { id: 5 } );
		const saved = dispatch.updateProductStock( { id: 5, stock_quantity: 2 }, 7 );
		expect( quantity( 5 ) ).toBe( 7 );
		expect( await saved ).toBe( true );
		expect( restRequests( 'PUT /wc-analytics/products/5' )[ 0 ]?.body ).toEqual( { stock_quantity: 7 } );
	} );

	test( 'saves the number of a variation below its product', async () => {
		const { dispatch } = await open();
		onRest( 'PUT /wc-analytics/products/58/variations/59', { id: 59 } );
		expect( await dispatch.updateProductStock( { id: 59, parent_id: 58, type: 'variation' }, 7 ) ).toBe( true );
	} );

	test( 'shows the old number and resolves with false when the server refuses', async () => {
		const { quantity, dispatch } = await open();
		onRest( 'PUT /wc-analytics/products/5', restError( 500, 'broken', 'Broken.' ) );
		expect( await dispatch.updateProductStock( { id: 5, stock_quantity: 2 }, 7 ) ).toBe( false );
		expect( quantity( 5 ) ).toBe( 2 );
	} );
} );

test( 'setItems and setItem put items in', async () => {
	const { select, dispatch } = await open();
	await dispatch.setItems( 'customers', {}, [ { id: 1 } ], 40 );
	await dispatch.setItem( 'customers', 1, { name: 'Ada' } );
	for ( const selector of [ 'getItems', 'getItemsTotalCount' ] as const ) {
		await dispatch.finishResolution( selector, [ 'customers', {} ] );
	}
	expect( [ ...select.getItems( 'customers', {} ).values() ] ).toEqual( [ { id: 1, name: 'Ada' } ] );
	expect( select.getItemsTotalCount( 'customers', {} ) ).toBe( 40 );
} );

test( 'createProductFromTemplate posts the template', async () => {
	const { dispatch } = await open();
	onRest( 'POST /wc-admin/onboarding/tasks/create_product_from_template', { id: 9 } );
	expect( await dispatch.createProductFromTemplate( { template_name: 'physical' }, { _fields: [ 'id' ] } ) ).toEqual( { id: 9 } );
} );
