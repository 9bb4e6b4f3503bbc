/** Brand names, which are not translated. */
const NAMES: Readonly< Record< string, string > > = {
	'afterpay-gateway-for-woocommerce': 'Afterpay',
	'airwallex-online-payments-gateway': 'Airwallex',
	'google-listings-and-ads': 'Google for WooCommerce',
	jetpack: 'Jetpack',
	'klarna-checkout-for-woocommerce': 'Klarna Checkout',
	'klarna-payments-for-woocommerce': 'Klarna',
	klaviyo: 'Klaviyo',
	'mailchimp-for-woocommerce': 'Mailchimp',
	mailpoet: 'MailPoet',
	'mollie-payments-for-woocommerce': 'Mollie',
	'payoneer-checkout': 'Payoneer Checkout',
	'payu-india': 'PayU',
	'pinterest-for-woocommerce': 'Pinterest for WooCommerce',
	'stripe-tax-for-woocommerce': 'Stripe Tax for WooCommerce',
	'tiktok-for-business': 'TikTok for WooCommerce',
	'woo-paystack': 'Paystack',
	'woo-razorpay': 'Razorpay',
	'woocommerce-gateway-affirm': 'Affirm',
	'woocommerce-gateway-amazon-payments-advanced': 'Amazon Pay',
	'woocommerce-gateway-eway': 'Eway',
	'woocommerce-gateway-stripe': 'Stripe',
	'woocommerce-mercadopago': 'Mercado Pago',
	'woocommerce-payfast-gateway': 'Payfast',
	'woocommerce-payments': 'WooPayments',
	'woocommerce-paypal-payments': 'PayPal Payments',
	'woocommerce-services': 'WooCommerce Tax',
	'woocommerce-shipping': 'WooCommerce Shipping',
	'woocommerce-shipstation-integration': 'ShipStation',
	'woocommerce-square': 'Square',
	'woocommerce-tax': 'WooCommerce Tax',
	'zipmoney-payments-woocommerce': 'Zip',
};

/** Names of plugins by directory, from their offers. */
export type PluginNames = Readonly< Record< string, string > >;

/**
 * The name of a plugin.
 *
 * @param slug  Directory name, which is returned when there is no other name.
 * @param names Names from the offers.
 */
export function pluginName( slug: string, names: PluginNames = {} ): string {
	return NAMES[ slug ] ?? names[ slug ] ?? slug;
}
