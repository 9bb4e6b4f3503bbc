import { __ } from '@wordpress/i18n';
import { lazyScreen } from '../../../shared/lazy-screen';

/** Few people see these dialogs, so their code is loaded only when they open. */
export const MobileAppModal = lazyScreen(
	() => import( /* webpackChunkName: "mobile-app" */ '../mobile-app/mobile-app-modal' ),
	'MobileAppModal',
	{ name: () => __( 'Mobile app', 'woocommerce' ), isAside: true }
);

export const EmailImprovementsModal = lazyScreen(
	() => import( /* webpackChunkName: "email-improvements" */ './email-improvements-modal' ),
	'EmailImprovementsModal',
	{ name: () => __( 'Emails', 'woocommerce' ), isAside: true }
);

export const LaunchTour = lazyScreen( () => import( /* webpackChunkName: "launch-tour" */ './launch-tour' ), 'LaunchTour', {
	name: () => __( 'Set your store’s visibility', 'woocommerce' ),
	isAside: true,
} );
