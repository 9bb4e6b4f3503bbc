export { BootError } from './boot-error';
export type { BootCurrency, BootLocale, BootSettings } from './boot-settings';
export type { DateType, FactName, Facts, JetpackState, SiteVisibility } from './facts';
export { getFacts, onFactsChange, updateFacts } from './get-facts';
export { can, getSettings, hasFeature, resetSettings } from './get-settings';
export { getHostGlobals } from './host-globals';
export { listenWithJQuery } from './jquery-events';
export { getMarketplacePromotions, type MarketplacePromotion, type TextByLocale } from './marketplace-promotions';
