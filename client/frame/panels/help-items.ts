import { __ } from '@wordpress/i18n';

/** One link of the help panel. Extensions see this shape. */
export interface HelpItem {
	readonly title: string;
	readonly link: string;
	/** Set by extensions. Only an `external` link opens in a new tab. */
	readonly linkType?: string;
}

const DOCS = 'https://woocommerce.com/document/';
const doc = ( title: string, slug: string ): HelpItem => ( { title, link: `${ DOCS }${ slug }/`, linkType: 'external' } );

const HOME = (): readonly HelpItem[] => [
	doc( __( 'The Home screen', 'store-admin' ), 'home-screen' ),
	doc( __( 'First steps with your store', 'store-admin' ), 'start-with-woocommerce-in-5-steps' ),
	doc( __( 'Orders: status, refunds and notes', 'store-admin' ), 'managing-orders' ),
	doc( __( 'Reports in Analytics', 'store-admin' ), 'woocommerce-analytics' ),
];

const BY_TASK: ReadonlyMap< string, () => readonly HelpItem[] > = new Map( [
	[
		'products',
		() => [
			doc( __( 'Add and manage products', 'store-admin' ), 'managing-products' ),
			doc( __( 'Import products from a CSV file', 'store-admin' ), 'product-csv-importer-exporter' ),
			doc( __( 'Products with variations', 'store-admin' ), 'variable-product' ),
		],
	],
	[
		'payments',
		() => [
			doc( __( 'Which way to pay suits your store', 'store-admin' ), 'premium-payment-gateway-extensions' ),
			doc( __( 'Set up WooPayments', 'store-admin' ), 'woopayments/startup-guide' ),
			doc( __( 'Direct bank transfer', 'store-admin' ), 'bacs' ),
			doc( __( 'Cash on delivery', 'store-admin' ), 'cash-on-delivery' ),
		],
	],
	[
		'tax',
		() => [
			doc( __( 'Set up taxes', 'store-admin' ), 'setting-up-taxes-in-woocommerce' ),
			doc( __( 'Have taxes calculated for you', 'store-admin' ), 'woocommerce-tax' ),
		],
	],
	[
		'shipping',
		() => [
			doc( __( 'Shipping zones', 'store-admin' ), 'setting-up-shipping-zones' ),
			doc( __( 'Shipping methods', 'store-admin' ), 'core-shipping-options' ),
			doc( __( 'Shipping classes', 'store-admin' ), 'product-shipping-classes' ),
		],
	],
	[
		'marketing',
		() => [
			doc( __( 'Coupons', 'store-admin' ), 'coupon-management' ),
			doc( __( 'Marketing in WooCommerce', 'store-admin' ), 'marketing-hub' ),
		],
	],
	[
		'appearance',
		() => [
			doc( __( 'Themes and how to change one', 'store-admin' ), 'woocommerce-theming' ),
			doc( __( 'Show products with blocks', 'store-admin' ), 'woocommerce-blocks' ),
		],
	],
] );

const ALIASES: Readonly< Record< string, string > > = {
	'woocommerce-payments': 'payments',
	'shipping-recommendation': 'shipping',
	'customize-store': 'appearance',
};

/** The links for a task, or for Home when there is no task or no links about it. */
export function defaultHelpItems( task: string | undefined ): readonly HelpItem[] {
	const topic = task === undefined ? '' : ( ALIASES[ task ] ?? task );
	return BY_TASK.get( topic )?.() ?? HOME();
}

function isHelpItem( value: unknown ): value is HelpItem {
	return (
		typeof value === 'object' &&
		value !== null &&
		typeof Reflect.get( value, 'title' ) === 'string' &&
		typeof Reflect.get( value, 'link' ) === 'string'
	);
}

/** Whether the filter of the help panel returned a usable list: at least one link, and nothing else. */
export function isHelpList( value: unknown ): value is readonly HelpItem[] {
	return Array.isArray( value ) && value.length > 0 && value.every( isHelpItem );
}
