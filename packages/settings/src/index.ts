export { BootError } from './boot-error';
export type {
	BootAccount,
	BootBreadcrumb,
	BootCurrency,
	BootLocale,
	BootSettings,
	BootTaskLists,
	BootUser,
	CurrencyPosition,
	JetpackState,
} from './boot-settings';
export { can, getSettings, hasFeature, resetSettings } from './get-settings';
export { getHostGlobals, type HostGlobals, type HostPackage } from './host-globals';
export { parseSettings } from './parse-settings';
export { getMarketplacePromotions } from './marketplace-promotions';
