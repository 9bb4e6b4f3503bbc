import type { ScreenManifest } from '../../shared/screen-manifest';

export const customizeStoreManifest = {
	path: '/customize-store/*',
	capability: 'manage_woocommerce',
	chunk: 'customize-store',
	fullScreen: 'woocommerce-customize-store',
	hasHeader: false,
	facts: [ 'isBlockTheme', 'showsSuggestions' ],
} as const satisfies ScreenManifest;
