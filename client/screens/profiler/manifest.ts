import type { Preload, ScreenManifest } from '../../shared/screen-manifest';

const needs = {
	capability: 'manage_woocommerce',
	chunk: 'profiler',
	facts: [ 'isTrackingAllowed', 'jetpack', 'storePlace' ],
	fullScreen: 'woocommerce-profile-wizard__body',
	hasHeader: false,
} as const;

export const profilerManifest = { path: '/setup-wizard', ...needs } as const satisfies ScreenManifest;

/** The same screen under the other address of the host. */
export const coreProfilerManifest = { path: '/profiler', ...needs } as const satisfies ScreenManifest;

export const preloads: readonly Preload[] = [
	{ path: '/wc-admin/onboarding/profile' },
	{ path: '/wc-admin/onboarding/profile/experimental_get_email_prefill' },
];
