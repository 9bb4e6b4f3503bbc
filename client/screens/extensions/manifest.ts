import type { Preload, ScreenManifest } from '../../shared/screen-manifest';

export const extensionsManifest = {
	path: '/extensions',
	capability: 'manage_woocommerce',
	chunk: 'catalogue',
	hasHeader: false,
	facts: [ 'account', 'catalogueUrl', 'hiddenNotices', 'noticeNonce', 'showsSuggestions', 'storePlace', 'updateNonce' ],
} as const satisfies ScreenManifest;

/* Only when the site remembers the answer of the account: asking another site would delay the page. */
export const preloads: readonly Preload[] = [
	{ path: '/wc/v3/marketplace/subscriptions', when: [ 'remembersAccount' ], can: [ 'manage_woocommerce' ] },
];
