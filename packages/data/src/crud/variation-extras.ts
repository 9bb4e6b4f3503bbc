import { postObject, type ApiError, type Query, type WireObject } from '@store-admin/api';
import type { CollectionState } from '../entity-store/collection-state';
import { locate } from '../entity-store/locate';
import { getRequestError, isRequesting, track } from '../remote-data/requests';
import type { Thunk } from '../remote-data/thunk';

const VARIATIONS = '/wc/v3/products/{product_id}/variations';
const GENERATE = 'generateProductVariations';

/** Variations are made of attributes, so the product has to have them first. */
async function saveAttributes( id: Query, { attributes, default_attributes: defaults }: WireObject ): Promise< void > {
	await postObject( locate( '/wc/v3/products/{product_id}', id ).path, {
		type: 'variable',
		attributes,
		default_attributes: defaults,
	} );
}

function writeVariations( name: string, id: Query, write: () => Promise< WireObject > ): Thunk< WireObject > {
	return async ( { dispatch } ) => {
		const answer = await dispatch( track( name, [ id ], write ) );
		dispatch.invalidateResolutionForStoreSelector( 'getProductVariations' );
		dispatch.invalidateResolutionForStoreSelector( 'getProductVariationsTotalCount' );
		return answer;
	};
}

/** What the store of variations offers besides reading and writing them one by one. */
export const variationExtras = {
	selectors: {
		isGeneratingVariations: ( { requests }: CollectionState, id: Query ): boolean => isRequesting( requests, GENERATE, [ id ] ),
		generateProductVariationsError: ( { requests }: CollectionState, id: Query ): ApiError | undefined =>
			getRequestError( requests, GENERATE, [ id ] ),
	},
	actions: {
		generateProductVariations: (
			id: Query,
			product: WireObject = {},
			data: WireObject = {},
			withAttributes = true
		): Thunk< WireObject > =>
			writeVariations( GENERATE, id, async () => {
				if ( withAttributes ) {
					await saveAttributes( id, product );
				}
				return postObject( `${ locate( VARIATIONS, id ).path }/generate`, data );
			} ),
		batchUpdateProductVariations: ( id: Query, data: WireObject ): Thunk< WireObject > =>
			writeVariations( 'batchUpdateProductVariations', id, async () =>
				postObject( `${ locate( VARIATIONS, id ).path }/batch`, data )
			),
	},
};
