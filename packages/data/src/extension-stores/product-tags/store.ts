import { createEntityStore } from '../../core/entity-store/create-entity-store';

/** Tags of products. */
export const productTagsStore = createEntityStore( 'wc/admin/products/tags', {
	singular: 'ProductTag',
	plural: 'ProductTags',
	path: '/wc/v3/products/tags',
} );
