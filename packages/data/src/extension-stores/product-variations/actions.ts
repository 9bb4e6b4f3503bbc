import { postObject, type Query, type WireObject } from '@store-admin/api';
import { locate } from '../../core/entity-store/locate';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { GENERATE, VARIATIONS } from './state';

/** Variations are generated from attributes, so these must be saved to the product first. */
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

/** The actions for several variations at once. */
export const actions = {
	generateProductVariations: ( id: Query, product: WireObject = {}, data: WireObject = {}, withAttributes = true ): Thunk< WireObject > =>
		writeVariations( GENERATE, id, async () => {
			if ( withAttributes ) {
				await saveAttributes( id, product );
			}
			return postObject( `${ locate( VARIATIONS, id ).path }/generate`, data );
		} ),
	batchUpdateProductVariations: ( id: Query, data: WireObject ): Thunk< WireObject > =>
		writeVariations( 'batchUpdateProductVariations', id, async () => postObject( `${ locate( VARIATIONS, id ).path }/batch`, data ) ),
};
