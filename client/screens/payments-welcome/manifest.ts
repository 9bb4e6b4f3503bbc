import type { ScreenManifest } from '../../shared/screen-manifest';

export const paymentsWelcomeManifest = {
	path: '/wc-pay-welcome-page',
	capability: 'manage_woocommerce',
	chunk: 'payments-welcome',
	facts: [ 'asksOpinions', 'paymentsOffer', 'showsSuggestions' ],
} as const satisfies ScreenManifest;
