import type { ScreenManifest } from '../../../shared/screen-manifest';
import { REPORT_FACTS } from '../parts/report/report-facts';

export const overviewManifest = {
	path: '/analytics/overview',
	capability: 'view_woocommerce_reports',
	chunk: 'analytics-overview',
	facts: [ ...REPORT_FACTS, 'hostVersion' ],
} as const satisfies ScreenManifest;
