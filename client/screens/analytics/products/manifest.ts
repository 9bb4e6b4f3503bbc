import type { ScreenManifest } from '../../../shared/screen-manifest';
import { REPORT_FACTS } from '../parts/report/report-facts';

export const productsManifest = {
	path: '/analytics/products',
	capability: 'view_woocommerce_reports',
	chunk: 'analytics-report',
	facts: REPORT_FACTS,
} as const satisfies ScreenManifest;
