import type { Preload } from '../../../../shared/screen-manifest';

/** The first request of `fetchCategories`, for the manifests of reports whose table names categories. A large store's other pages follow by REST. */
export const CATEGORIES_PRELOAD: Preload = {
	path: '/wc-analytics/products/categories',
	query: { per_page: 100, page: 1, _fields: [ 'id', 'name', 'parent' ] },
};
