import type { Preload, ScreenManifest } from '../../shared/screen-manifest';

export const launchYourStoreManifest = {
	path: '/launch-your-store/*',
	capability: 'manage_woocommerce',
	chunk: 'launch-your-store',
	fullScreen: 'woocommerce-launch-your-store',
	hasHeader: false,
	options: [ 'woocommerce_coming_soon' ],
	facts: [ 'asksOpinions', 'showsSuggestions' ],
} as const satisfies ScreenManifest;

export const preloads: readonly Preload[] = [
	{ path: '/wc-admin/onboarding/tasks' },
	{ path: '/wc-admin/launch-your-store/woopayments/test-orders/count' },
];
