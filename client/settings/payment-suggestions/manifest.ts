import type { IslandManifest, Preload } from '../../shared/screen-manifest';

/** Recommended providers below the classic list of payment methods, on hosts without a screen of their own for them. */
export const paymentSuggestionsManifest = {
	tab: 'checkout',
	beside: 'wc_payments_settings_slotfill',
	chunk: 'settings-payment-suggestions',
	facts: [],
	when: [ 'showsSuggestions', 'wantsProviderOffer' ],
	can: [ 'install_plugins' ],
} as const satisfies IslandManifest;

export const preloads: readonly Preload[] = [
	{ path: '/wc-admin/payment-gateway-suggestions' },
	{ path: '/wc-admin/plugins/active' },
	{ path: '/wc-admin/plugins/installed' },
];
