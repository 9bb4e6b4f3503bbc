import type { Preload, ScreenManifest } from '../../../shared/screen-manifest';

export const settingsManifest = {
	path: '/analytics/settings',
	capability: 'view_woocommerce_reports',
	chunk: 'reports-settings',
	facts: [ 'currency', 'failedImports', 'importInterval', 'orderStatuses' ],
} as const satisfies ScreenManifest;

// The totals of an import are not preloaded: on large stores they take seconds, and the page would wait for them.
export const preloads: readonly Preload[] = [ { path: '/wc-analytics/settings/wc_admin', can: [ 'manage_woocommerce' ] } ];
