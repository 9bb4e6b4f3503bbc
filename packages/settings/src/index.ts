export { BootError } from './boot-error';
export type { BootCurrency, BootLocale, BootSettings } from './boot-settings';
export type {
	BlueprintGroup,
	BlueprintItem,
	BootAccount,
	DateType,
	FactName,
	Facts,
	JetpackState,
	PaymentsOffer,
	SiteVisibility,
} from './facts';
export { getFacts, onFactsChange, updateFacts } from './get-facts';
export { can, getSettings, hasFeature, resetSettings } from './get-settings';
export { takePrintedAnswer } from './printed-answer';
export { getHostGlobals } from './host-globals';
export { listenWithJQuery } from './jquery-events';
export { canOpenMediaLibrary, openMediaLibrary, type ChosenImage } from './media-library';
export { getMarketplacePromotions, type MarketplacePromotion, type TextByLocale } from './marketplace-promotions';
