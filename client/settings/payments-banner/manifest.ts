import type { IslandManifest } from '../../shared/screen-manifest';

/** The place above the classic list of payment methods, on hosts without a screen of their own for them. */
export const paymentsBannerManifest = {
	places: [ 'wc_payments_settings_slotfill' ],
	chunk: 'settings-payments-offer',
	facts: [ 'showsSuggestions' ],
} as const satisfies IslandManifest;
