import { register as registerDefault, select as selectDefault, type StoreDescriptor } from '@wordpress/data';
import { countriesStore } from './stores/countries/store';
import { crudStores } from './extension-stores/crud/stores';
import { customerEffortScoreStore } from './stores/customer-effort-score/store';
import { exportStore } from './extension-stores/export/store';
import { importStore } from './extension-stores/import/store';
import { installingStore } from './extension-stores/installing/store';
import { itemsStore } from './stores/items/store';
import { marketingStore } from './extension-stores/marketing/marketing-store';
import { multichannelStore } from './extension-stores/marketing/multichannel-store';
import { navigationStore } from './extension-stores/navigation/store';
import { ordersStore } from './stores/orders/store';
import { paymentGatewaysStore } from './stores/payment-gateways/store';
import { paymentSettingsStore } from './extension-stores/payment-settings/store';
import { productFieldsStore } from './extension-stores/product-fields/store';
import { productFormStore } from './extension-stores/product-form/store';
import { productsStore } from './extension-stores/products/store';
import { reportsStore } from './stores/reports/store';
import { reviewsStore } from './stores/reviews/store';
import { settingsOptionsStore } from './extension-stores/settings-options/store';
import { settingsStore } from './stores/settings/store';
import { shippingMethodsStore } from './stores/shipping-methods/store';
import { shippingZonesStore } from './stores/shipping-zones/store';
import { subscriptionNoticesStore } from './extension-stores/subscription-notices/store';
import { woopaymentsOnboardingStore } from './extension-stores/woopayments-onboarding/store';
import { countsStore } from './stores/counts/store';
import { noticesStore } from './stores/notices/store';
import { notesStore } from './stores/notes/store';
import { onboardingStore } from './stores/onboarding/store';
import { optionsStore } from './stores/options/store';
import { pluginsStore } from './stores/plugins/store';
import { traced } from './core/traced-store';
import { userStore } from './stores/user/store';

/** The part of a registry that registering needs; `createRegistry()` of @wordpress/data gives one. */
export interface StoreRegistry {
	register: ( store: StoreDescriptor ) => void;
	select: ( name: string ) => unknown;
}

const PAGE_REGISTRY: StoreRegistry = {
	register: registerDefault,
	select: ( name ) => selectDefault( name ),
};

const STORES: readonly StoreDescriptor[] = [
	onboardingStore,
	optionsStore,
	pluginsStore,
	notesStore,
	noticesStore,
	userStore,
	countsStore,
	countriesStore,
	...crudStores,
	customerEffortScoreStore,
	exportStore,
	importStore,
	itemsStore,
	marketingStore,
	navigationStore,
	ordersStore,
	paymentGatewaysStore,
	paymentSettingsStore,
	productFieldsStore,
	productFormStore,
	productsStore,
	reportsStore,
	reviewsStore,
	settingsOptionsStore,
	settingsStore,
	shippingMethodsStore,
	subscriptionNoticesStore,
	woopaymentsOnboardingStore,
];

/** On classic pages the host does not have these either. */
const APP_STORES: readonly StoreDescriptor[] = [ installingStore, multichannelStore, shippingZonesStore ];

/**
 * Registers the stores of every page, except those whose name the page has already: extension and page then share that one.
 *
 * @param registry The page's registry when left out.
 */
export function registerStores( registry: StoreRegistry = PAGE_REGISTRY ): void {
	registerMissing( STORES, registry );
}

/**
 * The same, with the stores that only the app has.
 *
 * @param registry The page's registry when left out.
 */
export function registerAppStores( registry: StoreRegistry = PAGE_REGISTRY ): void {
	registerMissing( [ ...STORES, ...APP_STORES ], registry );
}

function registerMissing( stores: readonly StoreDescriptor[], registry: StoreRegistry ): void {
	for ( const store of stores ) {
		if ( ! registry.select( store.name ) ) {
			registry.register( traced( store ) );
		}
	}
}
