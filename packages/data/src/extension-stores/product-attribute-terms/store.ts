import { createEntityStore } from '../../core/entity-store/create-entity-store';

/** Terms of the attributes of products. */
export const productAttributeTermsStore = createEntityStore( 'wc/admin/products/attributes/terms', {
	singular: 'ProductAttributeTerm',
	plural: 'ProductAttributeTerms',
	path: '/wc/v3/products/attributes/{attribute_id}/terms',
} );
