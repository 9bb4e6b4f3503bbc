import type { Preload, ScreenManifest } from '../../../shared/screen-manifest';
import { DATA_STATUS_PRELOAD } from '../parts/data-status/data-status-preload';
import { CATEGORIES_PRELOAD } from '../parts/items/categories-preload';
import { REPORT_FACTS } from '../parts/report/report-facts';

export const categoriesManifest = {
	path: '/analytics/categories',
	capability: 'view_woocommerce_reports',
	chunk: 'reports',
	facts: REPORT_FACTS,
} as const satisfies ScreenManifest;

export const preloads: readonly Preload[] = [ DATA_STATUS_PRELOAD, CATEGORIES_PRELOAD ];
