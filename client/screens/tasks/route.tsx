import { lazyScreen } from '../../shared/lazy-screen';
import type { TaskScreens } from '../../shared/task-screens';
import { appearanceManifest } from './appearance/manifest';
import { marketingManifest } from './marketing/manifest';
import { paymentsManifest } from './payments/manifest';
import { wooPaymentsManifest } from './payments/woopayments/manifest';
import { productsManifest } from './products/manifest';
import { purchaseManifest } from './purchase/manifest';
import { shippingManifest, shippingRecommendationManifest } from './shipping/manifest';
import { taxManifest } from './tax/manifest';

/** The screens of the set-up tasks. A fill of an extension for the same task takes precedence. */
export const taskScreens: TaskScreens = {
	[ appearanceManifest.task ]: lazyScreen(
		() => import( /* webpackChunkName: "task-appearance" */ './appearance/appearance-screen' ),
		'AppearanceScreen'
	),
	[ marketingManifest.task ]: lazyScreen(
		() => import( /* webpackChunkName: "task-marketing" */ './marketing/marketing-screen' ),
		'MarketingScreen'
	),
	[ paymentsManifest.task ]: lazyScreen(
		() => import( /* webpackChunkName: "task-payments" */ './payments/payments-screen' ),
		'PaymentsScreen'
	),
	[ productsManifest.task ]: lazyScreen(
		() => import( /* webpackChunkName: "task-products" */ './products/products-screen' ),
		'ProductsScreen'
	),
	[ purchaseManifest.task ]: lazyScreen(
		() => import( /* webpackChunkName: "task-purchase" */ './purchase/purchase-screen' ),
		'PurchaseScreen'
	),
	[ shippingManifest.task ]: lazyScreen(
		() => import( /* webpackChunkName: "task-shipping" */ './shipping/shipping-screen' ),
		'ShippingScreen'
	),
	[ shippingRecommendationManifest.task ]: lazyScreen(
		() => import( /* webpackChunkName: "task-shipping-recommendation" */ './shipping/recommendation-screen' ),
		'RecommendationScreen'
	),
	[ taxManifest.task ]: lazyScreen( () => import( /* webpackChunkName: "task-tax" */ './tax/tax-screen' ), 'TaxScreen' ),
	[ wooPaymentsManifest.task ]: lazyScreen(
		() => import( /* webpackChunkName: "task-woopayments" */ './payments/woopayments/woopayments-screen' ),
		'WooPaymentsScreen'
	),
};
