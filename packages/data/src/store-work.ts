import * as countries from './stores/countries/work';
import { variationWork } from './extension-stores/crud/variation-work';
import * as effortScore from './stores/customer-effort-score/work';
import { createEntityWork } from './core/entity-store/entity-work';
import * as imports from './extension-stores/import/work';
import * as items from './stores/items/work';
import * as marketing from './extension-stores/marketing/marketing-work';
import * as multichannel from './extension-stores/marketing/multichannel-work';
import * as navigation from './extension-stores/navigation/work';
import * as notes from './stores/notes/work';
import { profileReads } from './stores/onboarding/profile-reads';
import { profileWork } from './stores/onboarding/profile-work';
import { taskWork } from './stores/onboarding/task-work';
import * as orders from './stores/orders/work';
import * as gateways from './stores/payment-gateways/work';
import * as paymentSettings from './extension-stores/payment-settings/work';
import * as plugins from './stores/plugins/work';
import * as products from './extension-stores/products/work';
import * as reports from './stores/reports/work';
import * as reviews from './stores/reviews/work';
import * as settings from './stores/settings/work';
import * as settingsOptions from './extension-stores/settings-options/work';
import * as shippingMethods from './stores/shipping-methods/work';
import * as shippingZones from './stores/shipping-zones/work';
import * as woopayments from './extension-stores/woopayments-onboarding/work';

/** What the stores do when they are asked for something: their resolvers, and the actions that ask the server. */
export const STORE_WORK = {
	countries,
	effortScore,
	entity: createEntityWork,
	gateways,
	imports,
	items,
	marketing,
	multichannel,
	navigation,
	notes,
	onboarding: { profileReads, profileWork, taskWork },
	orders,
	paymentSettings,
	plugins,
	products,
	reports,
	reviews,
	settings,
	settingsOptions,
	shippingMethods,
	shippingZones,
	variations: variationWork,
	woopayments,
};

export type StoreWork = typeof STORE_WORK;
