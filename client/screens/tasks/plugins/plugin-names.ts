/** Names are brands and stay as they are in every language. */
const NAMES: Readonly< Record< string, string > > = {
	jetpack: 'Jetpack',
	'stripe-tax-for-woocommerce': 'Stripe Tax for WooCommerce',
	'woocommerce-services': 'WooCommerce Tax',
	'woocommerce-shipping': 'WooCommerce Shipping',
	'woocommerce-tax': 'WooCommerce Tax',
};

/** What a plugin is called; its directory when we do not know it. */
export function pluginName( slug: string ): string {
	return NAMES[ slug ] ?? slug;
}
