/** A suggestion, as the server sends it. */
export function suggestion( changes: Readonly< Record< string, unknown > > = {} ) {
	return {
		id: 'stripe',
		title: ' Stripe',
		content: 'Cards in <a href="https://stripe.test">135 currencies</a>.',
		image: 'http://localhost/stripe.png',
		image_72x72: 'http://localhost/stripe-72.png',
		plugins: [ 'woocommerce-gateway-stripe' ],
		is_visible: true,
		category_other: [ 'US', 'GB' ],
		category_additional: [ 'US' ],
		recommendation_priority: 3,
		...changes,
	};
}

/** A gateway of the site, as the server sends it. */
export function record( changes: Readonly< Record< string, unknown > > & { readonly id: string } ) {
	return {
		title: changes.id,
		method_title: changes.id,
		method_description: '',
		enabled: false,
		needs_setup: false,
		settings: {},
		post_install_scripts: [],
		settings_url: `http://localhost/wp-admin/admin.php?page=wc-settings&tab=checkout&section=${ changes.id }`,
		connection_url: null,
		setup_help_text: null,
		required_settings_keys: [],
		...changes,
	};
}

export const PAYPAL = suggestion( {
	id: 'ppcp-gateway',
	title: 'PayPal Payments',
	plugins: [ 'woocommerce-paypal-payments' ],
	category_other: [ 'US' ],
	category_additional: [ 'US' ],
	recommendation_priority: 4,
} );
export const KLARNA = suggestion( {
	id: 'klarna_payments',
	title: 'Klarna Payments',
	plugins: [ 'klarna-payments-for-woocommerce' ],
	category_other: [],
	category_additional: [ 'US' ],
	recommendation_priority: 9,
} );
export const BACS = suggestion( {
	id: 'bacs',
	title: 'Direct bank transfer',
	content: 'Take payments via bank transfer.',
	plugins: undefined,
	category_other: undefined,
	is_offline: true,
	recommendation_priority: 10,
} );
export const COD = { ...BACS, id: 'cod', title: 'Cash on delivery' };
export const WOOPAYMENTS = suggestion( {
	id: 'woocommerce_payments:with-in-person-payments',
	title: 'WooPayments',
	plugins: [ 'woocommerce-payments' ],
	category_other: undefined,
	category_additional: undefined,
	recommendation_priority: 0,
} );

/** Settings of a gateway, as the server sends them. */
export const SETTINGS = {
	public_key: {
		id: 'public_key',
		label: 'Public Key',
		type: 'text',
		value: '',
		default: '',
		description: 'From &ldquo;API&rdquo;',
		placeholder: 'pk_…',
	},
	secret: { id: 'secret', label: 'Secret', type: 'password', value: '', default: '' },
	sandbox: { id: 'sandbox', label: 'Test mode', type: 'checkbox', value: '', default: 'yes' },
	region: { id: 'region', label: 'Region', type: 'select', value: '', default: '', options: { eu: 'Europe &amp; UK', us: 'America' } },
};
