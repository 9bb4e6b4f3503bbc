import type { ScreenManifest } from '../../../shared/screen-manifest';
import { REPORT_FACTS } from '../parts/report/report-facts';

export const stockManifest = {
	path: '/analytics/stock',
	capability: 'view_woocommerce_reports',
	chunk: 'reports',
	facts: REPORT_FACTS,
} as const satisfies ScreenManifest;
