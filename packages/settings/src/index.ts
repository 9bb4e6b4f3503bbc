export { BootError } from './boot-error';
export type { BootSettings, JetpackState } from './boot-settings';
export { can, getSettings, hasFeature, resetSettings } from './get-settings';
export { getHostGlobals } from './host-globals';
export { getMarketplacePromotions } from './marketplace-promotions';
