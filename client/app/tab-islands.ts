import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import type { Query } from '@store-admin/query';
import { lazyScreen } from '../shared/lazy-screen';

/** Our parts below the form of a settings tab, by the name of their folder. Each gets the query of the address as its props. */
export const tabIslands: Readonly< Record< string, ComponentType< Query > > > = {
	'general-tour': lazyScreen(
		() => import( /* webpackChunkName: "settings-general-tour" */ '../settings/general-tour/island' ),
		'GeneralTourIsland',
		{
			name: () => __( 'Add your store location', 'woocommerce' ),
			isAside: true,
		}
	),
	'payment-suggestions': lazyScreen(
		() => import( /* webpackChunkName: "settings-payment-suggestions" */ '../settings/payment-suggestions/island' ),
		'PaymentSuggestionsIsland'
	),
	'shipping-offer': lazyScreen(
		() => import( /* webpackChunkName: "settings-shipping-offer" */ '../settings/shipping-offer/island' ),
		'ShippingOfferIsland'
	),
	'shipping-tour': lazyScreen(
		() => import( /* webpackChunkName: "settings-shipping-tour" */ '../settings/shipping-tour/island' ),
		'ShippingTourIsland',
		{
			name: () => __( 'Shipping zones', 'woocommerce' ),
			isAside: true,
		}
	),
};
