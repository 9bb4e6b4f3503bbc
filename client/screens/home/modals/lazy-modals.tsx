import { __ } from '@wordpress/i18n';
import { lazyScreen } from '../../../shared/lazy-screen';

/** Hardly anybody sees these, so nobody else loads them. */
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
