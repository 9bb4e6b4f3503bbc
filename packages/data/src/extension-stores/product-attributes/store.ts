import { createEntityStore } from '../../core/entity-store/create-entity-store';

/** Attributes of products. */
export const productAttributesStore = createEntityStore( 'wc/admin/products/attributes', {
	singular: 'ProductAttribute',
	plural: 'ProductAttributes',
	path: '/wc/v3/products/attributes',
} );
