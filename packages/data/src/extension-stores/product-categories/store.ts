import { createEntityStore } from '../../core/entity-store/create-entity-store';

/** Categories of products. */
export const productCategoriesStore = createEntityStore( 'experimental/wc/admin/products/categories', {
	singular: 'ProductCategory',
	plural: 'ProductCategories',
	path: '/wc/v3/products/categories',
} );
