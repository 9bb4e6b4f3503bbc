import { __ } from '@wordpress/i18n';

interface TourStep {
	readonly title: string;
	readonly text: string;
	/** The element that the step is about. A step is left out when the page does not have it. */
	readonly selector: string;
}

const ZONES = '.wc-shipping-zones th.wc-shipping-zone-name, .wc-shipping-zones th:nth-child(2)';
const METHODS = '.wc-shipping-zones th.wc-shipping-zone-methods, .wc-shipping-zones th:nth-child(4)';

/** What the tour says about the shipping zones. */
export function tourSteps(): readonly TourStep[] {
	return [
		{
			title: __( 'Shipping zones', 'woocommerce' ),
			text: __(
				'Specify the areas you’d like to ship to! Give each zone a name, then list the regions you’d like to include. Your regions can be as specific as a zip code or as broad as a country. Shoppers will only see the methods available in their region.',
				'woocommerce'
			),
			selector: ZONES,
		},
		{
			title: __( 'Shipping zones', 'woocommerce' ),
			text: __(
				'We’ve added some shipping zones to get you started — you can manage them by selecting Edit or Delete.',
				'woocommerce'
			),
			selector: ZONES,
		},
		{
			title: __( 'Shipping methods', 'woocommerce' ),
			text: __( 'Add one or more shipping methods you’d like to offer to shoppers in your zones.', 'woocommerce' ),
			selector: METHODS,
		},
		{
			title: __( 'Shipping methods', 'woocommerce' ),
			text: __(
				'For example, we’ve added the “Free shipping” method for shoppers in your country. You can edit, add to, or remove shipping methods by selecting Edit or Delete.',
				'woocommerce'
			),
			selector: METHODS,
		},
		{
			title: __( 'WooCommerce Shipping', 'woocommerce' ),
			text: __(
				'Print USPS, UPS, and DHL labels straight from your Woo dashboard and save on shipping thanks to discounted rates. You can manage WooCommerce Shipping in this section.',
				'woocommerce'
			),
			selector: '.subsubsub a[href*="section=woocommerce-shipping-settings"]',
		},
		{
			title: __( 'WooCommerce Shipping', 'woocommerce' ),
			// eslint-disable-next-line @wordpress/i18n-no-flanking-whitespace -- The host's string has it.
			text: __(
				'If you’d like to speed up your process and print your shipping label straight from your Woo dashboard, WooCommerce Shipping may be for you! ',
				'woocommerce'
			),
			selector: '.store-admin-shipping-offer__row',
		},
	];
}
