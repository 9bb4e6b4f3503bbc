import * as countries from './countries/work';
import { variationWork } from './crud/variation-work';
import * as effortScore from './customer-effort-score/work';
import { createEntityWork } from './entity-store/entity-work';
import * as imports from './import/work';
import * as items from './items/work';
import * as marketing from './marketing/marketing-work';
import * as multichannel from './marketing/multichannel-work';
import * as navigation from './navigation/work';
import * as notes from './notes/work';
import { profileReads } from './onboarding/profile-reads';
import { profileWork } from './onboarding/profile-work';
import { taskWork } from './onboarding/task-work';
import * as orders from './orders/work';
import * as gateways from './payment-gateways/work';
import * as paymentSettings from './payment-settings/work';
import * as plugins from './plugins/work';
import * as products from './products/work';
import * as reports from './reports/work';
import * as reviews from './reviews/work';
import * as settings from './settings/work';
import * as settingsOptions from './settings-options/work';
import * as shippingMethods from './shipping-methods/work';
import * as shippingZones from './shipping-zones/work';
import * as woopayments from './woopayments-onboarding/work';

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
