import type { ScreenManifest } from '../../shared/screen-manifest';

export const extensionsManifest = {
	path: '/extensions',
	capability: 'manage_woocommerce',
	chunk: 'catalogue',
	facts: [ 'account', 'catalogueUrl', 'hiddenNotices', 'noticeNonce', 'showsSuggestions', 'storePlace', 'updateNonce' ],
} as const satisfies ScreenManifest;
