import { describe, expect, test } from '@jest/globals';
import { answer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { settle } from '../../../../tests/js/settle';
import { makeRegistry } from './make-registry';

const TAGS = 'wc/admin/products/tags';
const VARIATIONS = 'wc/admin/products/variations';

function open( store: string ) {
	const registry = makeRegistry();
	return { resolve: registry.resolveSelect( store ), select: registry.select( store ), dispatch: registry.dispatch( store ) };
}

async function loadedTags() {
	onRest( 'GET /wc/v3/products/tags', answer( 200, [ { id: 1, name: 'One' } ], { 'X-WP-Total': '9' } ) );
	const tags = open( TAGS );
	await tags.resolve[ 'getProductTags' ]?.( { search: 'o' } );
	return tags;
}

describe( 'the selectors of a store of records', () => {
	test( 'return the total that came with a list', async () => {
		const { select } = await loadedTags();
		expect( select[ 'getProductTagsTotalCount' ]?.( { search: 'o', page: 2 } ) ).toBe( 9 );
	} );

	test( 'return the fallback for a total that was never fetched', () => {
		expect( open( TAGS ).select[ 'getProductTagsTotalCount' ]?.( {}, 4 ) ).toBe( 4 );
	} );

	test( 'return a record of a list by its id', async () => {
		const { select, dispatch } = await loadedTags();
		await dispatch[ 'finishResolution' ]?.( 'getProductTag', [ 1 ] );
		expect( select[ 'getProductTag' ]?.( 1 ) ).toEqual( { id: 1, name: 'One' } );
	} );

	test( 'keep the fields of a record that is fetched again with few fields', async () => {
		const { resolve, select, dispatch } = await loadedTags();
		onRest( 'GET /wc/v3/products/tags', [ { id: 1, count: 3 } ] );
		await resolve[ 'getProductTags' ]?.( { _fields: [ 'count' ] } );
		await dispatch[ 'finishResolution' ]?.( 'getProductTag', [ 1 ] );
		expect( select[ 'getProductTag' ]?.( 1 ) ).toEqual( { id: 1, name: 'One', count: 3 } );
	} );

	test( 'fetch a record below its parents', async () => {
		onRest( 'GET /wc/v3/products/58/variations/59', { id: 59 } );
		const { resolve } = open( VARIATIONS );
		expect( await resolve[ 'getProductVariation' ]?.( { id: 59, product_id: 58 } ) ).toEqual( { id: 59 } );
	} );

	test( 'return undefined for a record without an id, and send no request', async () => {
		const { select, resolve } = open( TAGS );
		expect( select[ 'getProductTag' ]?.( undefined ) ).toBeUndefined();
		await expect( resolve[ 'getProductTag' ]?.( undefined ) ).rejects.toMatchObject( { code: 'missing_parameter' } );
		expect( restRequests() ).toEqual( [] );
	} );

	test( 'reject without a request when a parent is missing', async () => {
		const { resolve } = open( VARIATIONS );
		await expect( resolve[ 'getProductVariations' ]?.( {} ) ).rejects.toMatchObject( {
			code: 'missing_parameter',
			fieldErrors: { product_id: expect.any( String ) },
		} );
		expect( restRequests() ).toEqual( [] );
	} );
} );

describe( 'the actions of a store of records', () => {
	test( 'make the lists of a new record stale', async () => {
		const { resolve, dispatch } = await loadedTags();
		onRest( 'POST /wc/v3/products/tags', { id: 2, name: 'Two' } );
		expect( await dispatch[ 'createProductTag' ]?.( { name: 'Two' } ) ).toEqual( { id: 2, name: 'Two' } );
		onRest( 'GET /wc/v3/products/tags', [ { id: 1 }, { id: 2 } ] );
		expect( await resolve[ 'getProductTags' ]?.( { search: 'o' } ) ).toHaveLength( 2 );
	} );

	test( 'show a new record in a list before the server has created it', async () => {
		const { select, dispatch } = await loadedTags();
		let finish: ( body: unknown ) => void = () => {};
		onRest( 'POST /wc/v3/products/tags', () => new Promise( ( resolve ) => ( finish = resolve ) ) );
		const created = dispatch[ 'createProductTag' ]?.( { name: 'Two' }, { optimisticQueryUpdate: { search: 'o' } } );
		const names = () => ( select[ 'getProductTags' ]?.( { search: 'o' } ) as { name: string }[] ).map( ( { name } ) => name );
		expect( names() ).toEqual( [ 'Two', 'One' ] );
		expect( select[ 'isRequesting' ]?.( 'createProductTag', { name: 'Two' } ) ).toBe( true );
		await settle();
		finish( { id: 2, name: 'Two (saved)' } );
		await created;
		expect( names() ).toEqual( [ 'Two (saved)', 'One' ] );
		expect( select[ 'hasFinishedRequest' ]?.( 'createProductTag', { name: 'Two' } ) ).toBe( true );
	} );

	test( 'remove a new record from the list when the server refuses', async () => {
		const { select, dispatch } = await loadedTags();
		onRest( 'POST /wc/v3/products/tags', restError( 400, 'term_exists', 'Exists.' ) );
		const created = dispatch[ 'createProductTag' ]?.( { name: 'Two' }, { optimisticQueryUpdate: { search: 'o' } } );
		await expect( created ).rejects.toMatchObject( { code: 'term_exists' } );
		expect( select[ 'getProductTags' ]?.( { search: 'o' } ) ).toEqual( [ { id: 1, name: 'One' } ] );
		expect( select[ 'getProductTagCreateError' ]?.( { name: 'Two' } ) ).toMatchObject( { code: 'term_exists' } );
		expect( select[ 'hasFinishedRequest' ]?.( 'createProductTag', { name: 'Two' } ) ).toBe( false );
	} );

	test( 'show a changed record in every list', async () => {
		const { select, dispatch } = await loadedTags();
		onRest( 'PUT /wc/v3/products/tags/1', { id: 1, name: 'First' } );
		await dispatch[ 'updateProductTag' ]?.( 1, { name: 'First' } );
		expect( select[ 'getProductTags' ]?.( { search: 'o' } ) ).toEqual( [ { id: 1, name: 'First' } ] );
	} );

	test( 'keep the error of a refused change by id', async () => {
		const { select, dispatch } = await loadedTags();
		onRest( 'PUT /wc/v3/products/tags/1', restError( 400, 'refused', 'No.' ) );
		await expect( dispatch[ 'updateProductTag' ]?.( 1, {} ) ).rejects.toMatchObject( { code: 'refused' } );
		expect( select[ 'getProductTagUpdateError' ]?.( 1 ) ).toMatchObject( { code: 'refused' } );
		expect( select[ 'getProductTagUpdateError' ]?.( 2 ) ).toBeUndefined();
	} );

	test( 'delete a record for good, since most kinds have no trash', async () => {
		const { select, dispatch } = await loadedTags();
		onRest( 'DELETE /wc/v3/products/tags/1', { id: 1 } );
		await dispatch[ 'deleteProductTag' ]?.( 1 );
		expect( restRequests( 'DELETE /wc/v3/products/tags/1' )[ 0 ]?.query ).toEqual( { force: 'true' } );
		await dispatch[ 'finishResolution' ]?.( 'getProductTags', [ { search: 'o' } ] );
		expect( select[ 'getProductTags' ]?.( { search: 'o' } ) ).toEqual( [] );
	} );
} );

describe( 'the store of variations', () => {
	test( 'generates variations after it has saved the attributes', async () => {
		onRest( 'POST /wc/v3/products/58', { id: 58 } );
		onRest( 'POST /wc/v3/products/58/variations/generate', { count: 4 } );
		const { dispatch, select } = open( VARIATIONS );
		const done = dispatch[ 'generateProductVariations' ]?.( { product_id: 58 }, { attributes: [ { id: 1 } ] }, { delete: false } );
		expect( select[ 'isGeneratingVariations' ]?.( { product_id: 58 } ) ).toBe( true );
		await done;
		expect( restRequests().map( ( { path, body } ) => [ path, body ] ) ).toEqual( [
			[ '/wc/v3/products/58', { type: 'variable', attributes: [ { id: 1 } ] } ],
			[ '/wc/v3/products/58/variations/generate', { delete: false } ],
		] );
	} );

	test( 'keeps the error of variations that could not be generated', async () => {
		onRest( 'POST /wc/v3/products/58/variations/generate', restError( 500, 'broken', 'Broken.' ) );
		const { dispatch, select } = open( VARIATIONS );
		await expect( dispatch[ 'generateProductVariations' ]?.( { product_id: 58 }, {}, {}, false ) ).rejects.toMatchObject( {
			code: 'broken',
		} );
		expect( select[ 'generateProductVariationsError' ]?.( { product_id: 58 } ) ).toMatchObject( { code: 'broken' } );
	} );

	test( 'changes many variations at once', async () => {
		onRest( 'POST /wc/v3/products/58/variations/batch', { update: [] } );
		const { dispatch } = open( VARIATIONS );
		await dispatch[ 'batchUpdateProductVariations' ]?.( { product_id: 58 }, { update: [ { id: 59 } ] } );
		expect( restRequests()[ 0 ]?.body ).toEqual( { update: [ { id: 59 } ] } );
	} );
} );
