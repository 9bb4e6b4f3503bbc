import { register as registerDefault, select as selectDefault, type StoreDescriptor } from '@wordpress/data';
import { countriesStore } from './countries/store';
import { crudStores } from './crud/stores';
import { customerEffortScoreStore } from './customer-effort-score/store';
import { exportStore } from './export/store';
import { importStore } from './import/store';
import { installingStore } from './installing/store';
import { itemsStore } from './items/store';
import { marketingStore } from './marketing/marketing-store';
import { multichannelStore } from './marketing/multichannel-store';
import { navigationStore } from './navigation/store';
import { ordersStore } from './orders/store';
import { paymentGatewaysStore } from './payment-gateways/store';
import { paymentSettingsStore } from './payment-settings/store';
import { productFieldsStore } from './product-fields/store';
import { productFormStore } from './product-form/store';
import { productsStore } from './products/store';
import { reportsStore } from './reports/store';
import { reviewsStore } from './reviews/store';
import { settingsOptionsStore } from './settings-options/store';
import { settingsStore } from './settings/store';
import { shippingMethodsStore } from './shipping-methods/store';
import { shippingZonesStore } from './shipping-zones/store';
import { subscriptionNoticesStore } from './subscription-notices/store';
import { woopaymentsOnboardingStore } from './woopayments-onboarding/store';
import { countsStore } from './counts/store';
import { noticesStore } from './notices/store';
import { notesStore } from './notes/store';
import { onboardingStore } from './onboarding/store';
import { optionsStore } from './options/store';
import { pluginsStore } from './plugins/store';
import { traced } from './traced-store';
import { userStore } from './user/store';

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
