import { describe, expect, test } from '@jest/globals';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { settle } from '../../../../../../tests/js/settle';
import { makeRegistry } from '../../../test/make-registry';
import { productsStore } from '../store';

function open() {
	const registry = makeRegistry();
	return {
		resolve: registry.resolveSelect( productsStore ),
		select: registry.select( productsStore ),
		dispatch: registry.dispatch( productsStore ),
	};
}

describe( 'the store of products', () => {
	test.each( [
		[
			{ slug: 'mug', permalink_template: 'http://x/product/%postname%/' },
			{ prefix: 'http://x/product/', postName: 'mug', suffix: '/' },
		],
		[
			{ slug: '', generated_slug: 'mug', permalink_template: 'http://x/%pagename%' },
			{ prefix: 'http://x/', postName: 'mug', suffix: '' },
		],
		[ { slug: 'mug' }, null ],
	] )( 'gives the parts of a product’s address (%#)', async ( fields, expected ) => {
		onRest( 'GET /wc/v3/products/5', { id: 5, ...fields } );
		expect( await open().resolve.getPermalinkParts( 5 ) ).toEqual( expected );
	} );

	test( 'reads the related products of a product', async () => {
		onRest( 'GET /wc/v3/products/5', { id: 5, related_ids: [ 7, 6 ] } );
		onRest( 'GET /wc/v3/products', [ { id: 6 }, { id: 7 } ] );
		expect( await open().resolve.getRelatedProducts( 5 ) ).toEqual( [ { id: 7 }, { id: 6 } ] );
		expect( restRequests( 'GET /wc/v3/products' )[ 0 ]?.query ).toEqual( { include: [ '7', '6' ] } );
	} );

	test( 'sends no request for a product without related ones', async () => {
		onRest( 'GET /wc/v3/products/5', { id: 5, related_ids: [] } );
		expect( await open().resolve.getRelatedProducts( 5 ) ).toEqual( [] );
	} );

	test( 'moves a product to the trash, or deletes it by force', async () => {
		onRest( 'DELETE /wc/v3/products/5', { id: 5 } );
		const { dispatch } = open();
		await dispatch.deleteProduct( 5 );
		await dispatch.deleteProduct( 5, true );
		expect( restRequests().map( ( { query } ) => query[ 'force' ] ) ).toEqual( [ 'false', 'true' ] );
	} );

	test( 'keeps by id that a product is being changed, and the error', async () => {
		onRest( 'PUT /wc/v3/products/5', restError( 400, 'product_invalid_sku', 'Duplicate SKU.' ) );
		const { dispatch, select } = open();
		const done = dispatch.updateProduct( 5, { sku: 'x' } );
		expect( [ select.isPending( 'updateProduct', 5 ), select.isPending( 'updateProduct', 6 ) ] ).toEqual( [ true, false ] );
		await expect( done ).rejects.toMatchObject( { code: 'product_invalid_sku' } );
		expect( select.getUpdateProductError( 5 ) ).toMatchObject( { code: 'product_invalid_sku' } );
		expect( select.isPending( 'updateProduct' ) ).toBe( false );
	} );

	test( 'keeps the error of a product that could not be created by what was sent', async () => {
		onRest( 'POST /wc/v3/products', restError( 400, 'refused', 'No.' ) );
		const { dispatch, select } = open();
		await expect( dispatch.createProduct( { name: 'x' } ) ).rejects.toMatchObject( { code: 'refused' } );
		expect( select.getCreateProductError( { name: 'x' } ) ).toMatchObject( { code: 'refused' } );
	} );

	test( 'marks a product as being deleted', async () => {
		const { dispatch, select } = open();
		await dispatch.deleteProductStart( 5 );
		expect( select.isPending( 'deleteProduct', 5 ) ).toBe( true );
	} );

	test( 'copies a product and makes the lists stale', async () => {
		onRest( 'GET /wc/v3/products', [] );
		onRest( 'POST /wc/v3/products/5/duplicate', { id: 8 } );
		const { dispatch, resolve } = open();
		await resolve.getProducts();
		expect( await dispatch.duplicateProduct( 5, { name: 'Copy' } ) ).toMatchObject( { id: 8 } );
		await resolve.getProducts();
		await settle();
		expect( restRequests( 'GET /wc/v3/products' ) ).toHaveLength( 2 );
	} );
} );
