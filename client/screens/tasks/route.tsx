import { lazyScreen } from '../../shared/lazy-screen';
import type { TaskScreens } from '../../shared/task-screens';

/** The screens of the set-up tasks. A fill of an extension for the same task takes precedence. */
export const taskScreens: TaskScreens = {
	appearance: lazyScreen( () =>
		import( /* webpackChunkName: "task-appearance" */ './appearance/appearance-screen' ).then( ( { AppearanceScreen } ) => ( {
			default: AppearanceScreen,
		} ) )
	),
	marketing: lazyScreen( () =>
		import( /* webpackChunkName: "task-marketing" */ './marketing/marketing-screen' ).then( ( { MarketingScreen } ) => ( {
			default: MarketingScreen,
		} ) )
	),
	payments: lazyScreen( () =>
		import( /* webpackChunkName: "task-payments" */ './payments/payments-screen' ).then( ( { PaymentsScreen } ) => ( {
			default: PaymentsScreen,
		} ) )
	),
	products: lazyScreen( () =>
		import( /* webpackChunkName: "task-products" */ './products/products-screen' ).then( ( { ProductsScreen } ) => ( {
			default: ProductsScreen,
		} ) )
	),
	purchase: lazyScreen( () =>
		import( /* webpackChunkName: "task-purchase" */ './purchase/purchase-screen' ).then( ( { PurchaseScreen } ) => ( {
			default: PurchaseScreen,
		} ) )
	),
	shipping: lazyScreen( () =>
		import( /* webpackChunkName: "task-shipping" */ './shipping/shipping-screen' ).then( ( { ShippingScreen } ) => ( {
			default: ShippingScreen,
		} ) )
	),
	'shipping-recommendation': lazyScreen( () =>
		import( /* webpackChunkName: "task-shipping-recommendation" */ './shipping/recommendation-screen' ).then(
			( { RecommendationScreen } ) => ( {
				default: RecommendationScreen,
			} )
		)
	),
	tax: lazyScreen( () =>
		import( /* webpackChunkName: "task-tax" */ './tax/tax-screen' ).then( ( { TaxScreen } ) => ( {
			default: TaxScreen,
		} ) )
	),
	'woocommerce-payments': lazyScreen( () =>
		import( /* webpackChunkName: "task-woopayments" */ './payments/woopayments/woopayments-screen' ).then(
			( { WooPaymentsScreen } ) => ( {
				default: WooPaymentsScreen,
			} )
		)
	),
};
