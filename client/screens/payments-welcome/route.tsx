import { __ } from '@wordpress/i18n';
import { getSettings } from '@store-admin/settings';
import { lazyScreen } from '../../shared/lazy-screen';
import type { OwnPageDefinition, PageProps } from '../../shared/page-definition';
import { paymentsWelcomeManifest } from './manifest';

// Created once: paymentsWelcomePages() runs again when an extension registers late, and a new component would remount the screen.
const PaymentsWelcome = lazyScreen< 'PaymentsWelcomeScreen', PageProps >(
	() => import( /* webpackChunkName: "payments-welcome" */ './payments-welcome-screen' ),
	'PaymentsWelcomeScreen'
);

/** The offer of WooPayments, which older hosts have in their menu. */
export function paymentsWelcomePages(): readonly OwnPageDefinition[] {
	return [
		{
			container: PaymentsWelcome,
			path: paymentsWelcomeManifest.path,
			breadcrumbs: [ getSettings().productName, __( 'Payments', 'woocommerce' ) ],
			navArgs: { id: 'wc-calypso-bridge-payments-welcome-page' },
			wpOpenMenu: 'toplevel_page_wc-admin-path--wc-pay-welcome-page',
			capability: paymentsWelcomeManifest.capability,
			preload: PaymentsWelcome.load,
		},
	];
}
