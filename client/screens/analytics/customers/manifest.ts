import type { ScreenManifest } from '../../../shared/screen-manifest';
import { REPORT_FACTS } from '../parts/report/report-facts';

const requirements = { capability: 'view_woocommerce_reports', chunk: 'reports', facts: REPORT_FACTS } as const;

export const customersManifest = { path: '/customers', ...requirements } as const satisfies ScreenManifest;

/** The same screen among the reports. The menu does not have it, but the host's addresses do. */
export const customersReportManifest = { path: '/analytics/customers', ...requirements } as const satisfies ScreenManifest;
