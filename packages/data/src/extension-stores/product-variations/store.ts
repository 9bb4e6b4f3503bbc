import { createEntityStore } from '../../core/entity-store/create-entity-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { VARIATIONS } from './state';

/** Variations of products. */
export const productVariationsStore = createEntityStore( 'wc/admin/products/variations', {
	singular: 'ProductVariation',
	plural: 'ProductVariations',
	path: VARIATIONS,
	more: {
		selectors,
		actions: deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			generateProductVariations: true,
			batchUpdateProductVariations: true,
		} ),
	},
} );
