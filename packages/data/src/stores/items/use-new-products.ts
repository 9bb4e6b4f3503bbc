import { __ } from '@wordpress/i18n';
import { useDispatch } from '@wordpress/data';
import { useCallback } from 'react';
import { ApiError, importSampleProducts, toApiError, type SampleImport } from '@store-admin/api';
import { itemsStore } from './store';

export interface NewProductsHook {
	/**
	 * Creates a draft from a template of the host and resolves to its id; WordPress deletes the draft later unless it is
	 * saved. Rejects with an ApiError.
	 */
	readonly createFromTemplate: ( template: string ) => Promise< number >;
	/** Imports the host's sample products. Rejects with an ApiError when none was imported. */
	readonly importSamples: () => Promise< SampleImport >;
}

/** Actions that create the first products of a store. */
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
