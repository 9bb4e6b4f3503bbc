import type { Preload, ScreenManifest } from '../../../shared/screen-manifest';
import { DATA_STATUS_PRELOAD } from '../parts/data-status/data-status-preload';
import { CATEGORIES_PRELOAD } from '../parts/items/categories-preload';
import { REPORT_FACTS } from '../parts/report/report-facts';
import { PRODUCT_PRELOAD } from './product-preload';

export const productsManifest = {
	path: '/analytics/products',
	capability: 'view_woocommerce_reports',
	chunk: 'reports',
	facts: REPORT_FACTS,
} as const satisfies ScreenManifest;

export const preloads: readonly Preload[] = [ DATA_STATUS_PRELOAD, CATEGORIES_PRELOAD, PRODUCT_PRELOAD ];
