import type { ScreenManifest } from '../../../shared/screen-manifest';
import { REPORT_FACTS } from '../parts/report/report-facts';

export const variationsManifest = {
	path: '/analytics/variations',
	capability: 'view_woocommerce_reports',
	chunk: 'analytics-report',
	facts: REPORT_FACTS,
} as const satisfies ScreenManifest;
