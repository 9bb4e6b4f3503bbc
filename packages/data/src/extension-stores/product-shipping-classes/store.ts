import { createEntityStore } from '../../core/entity-store/create-entity-store';

/** Shipping classes of products. */
export const productShippingClassesStore = createEntityStore( 'experimental/wc/admin/products/shipping-classes', {
	singular: 'ProductShippingClass',
	plural: 'ProductShippingClasses',
	path: '/wc/v3/products/shipping_classes',
} );
