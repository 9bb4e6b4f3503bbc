import { __ } from '@wordpress/i18n';
import { useDispatch } from '@wordpress/data';
import { useCallback } from 'react';
import { ApiError, importSampleProducts, toApiError, type SampleImport } from '@store-admin/api';
import { itemsStore } from './store';

export interface NewProductsHook {
	/** Makes a draft (WordPress' own kind, that it forgets when nobody saves it) from a template of the host and gives its id; rejects with an ApiError. */
	readonly createFromTemplate: ( template: string ) => Promise< number >;
	/** Adds the host's sample products; rejects with an ApiError when none could be added. */
	readonly importSamples: () => Promise< SampleImport >;
}

/** Ways to put the first products into a store. */
export function useNewProducts(): NewProductsHook {
	const { createProductFromTemplate } = useDispatch( itemsStore );
	const createFromTemplate = useCallback(
		async ( template: string ) => {
			try {
				const product = await createProductFromTemplate( { template_name: template }, { _fields: [ 'id' ] } );
				const id = Number( product[ 'id' ] );
				if ( ! Number.isSafeInteger( id ) || id <= 0 ) {
					throw new ApiError( {
						code: 'no_product_id',
						status: 200,
						message: __( 'The server could not do what was asked.', 'store-admin' ),
					} );
				}
				return id;
			} catch ( thrown ) {
				throw toApiError( thrown );
			}
		},
		[ createProductFromTemplate ]
	);
	return { createFromTemplate, importSamples: importSampleProducts };
}
