import { describe, expect, it } from '@jest/globals';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { renderStoreHook } from '../../../test/render-store-hook';
import { useNewProducts } from '../use-new-products';

const TEMPLATE = 'POST /wc-admin/onboarding/tasks/create_product_from_template';
const SAMPLES = 'POST /wc-admin/onboarding/tasks/import_sample_products';

describe( 'useNewProducts', () => {
	it( 'creates a draft from a template', async () => {
		onRest( TEMPLATE, { id: 42 } );
		const result = renderStoreHook( useNewProducts );
		await expect( result.current.createFromTemplate( 'digital' ) ).resolves.toBe( 42 );
		expect( restRequests( TEMPLATE )[ 0 ]?.body ).toMatchObject( { template_name: 'digital' } );
	} );

	it( 'rejects when the template is refused, and when the answer has no product id', async () => {
		onRest( TEMPLATE, restError( 500, 'woocommerce_rest_product_creation_error', 'Sorry.' ) );
		const result = renderStoreHook( useNewProducts );
		await expect( result.current.createFromTemplate( 'subscription' ) ).rejects.toMatchObject( { status: 500, message: 'Sorry.' } );
		onRest( TEMPLATE, {} );
		await expect( result.current.createFromTemplate( 'digital' ) ).rejects.toMatchObject( { code: 'wrong_shape' } );
	} );

	it( 'gives the number of sample products that were added', async () => {
		onRest( SAMPLES, { imported: [ 1, 2 ], imported_variations: [], failed: [ { errors: {} } ], updated: [], skipped: [ {} ] } );
		const result = renderStoreHook( useNewProducts );
		await expect( result.current.importSamples() ).resolves.toEqual( { imported: 2, skipped: 1, failed: 1 } );
	} );

	it( 'rejects when an answer of 200 says that no sample product was added', async () => {
		onRest( SAMPLES, { imported: [], failed: [ { errors: { importer: [ 'The picture is gone.' ] } } ], skipped: [] } );
		const result = renderStoreHook( useNewProducts );
		await expect( result.current.importSamples() ).rejects.toMatchObject( { message: 'The picture is gone.' } );
	} );
} );
