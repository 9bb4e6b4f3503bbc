import type { Preload } from '../../../shared/screen-manifest';

/** Name and type of the product of the address. All other requests of its report depend on the type. */
export const PRODUCT_PRELOAD: Preload = {
	path: '/wc-analytics/products',
	query: { include: '{openedProduct}', per_page: 1, _fields: [ 'id', 'name', 'type' ] },
	when: [ 'openedProduct' ],
};
