export type {
	AddressFormat,
	ApiError,
	BankAccounts,
	BlueprintChoice,
	BlueprintExport,
	BlueprintMessage,
	BlueprintSchema,
	BlueprintStep,
	BlogPost,
	Campaign,
	CampaignPage,
	CampaignType,
	Category,
	CatalogueCategory,
	CataloguePage,
	CatalogueProduct,
	CatalogueQuery,
	CategoryRow,
	Country,
	CouponRow,
	CustomerRow,
	DataStatus,
	DividedFigures,
	DownloadRow,
	Entity,
	ExportJob,
	ExtensionGroup,
	FeaturedGroup,
	FreeExtension,
	GatewaySetting,
	GatewaySuggestion,
	GeneralSettings,
	ImportStatus,
	ImportTotals,
	Incentive,
	Indicator,
	InstallStop,
	JetpackAuth,
	LastAnswer,
	Leaderboard,
	LocalProduct,
	LowStockProduct,
	MarketingChannel,
	MarketingPlugin,
	MarketingSuggestion,
	MiscRecommendation,
	Note,
	NoteAction,
	OfflineMethod,
	OnboardingStep,
	Order,
	OrderRow,
	PaymentGateway,
	ProductRow,
	ProductType,
	Provider,
	ProviderCategory,
	Profile,
	Purchase,
	Query,
	RecommendedMethod,
	ReportFigures,
	ReportInterval,
	ReportRowTypes,
	ReportRows,
	ReportSegment,
	Review,
	SettingChoice,
	SettingDefinition,
	SettingsHistoryEntry,
	ShippingPartner,
	StatsPage,
	StockRow,
	Subscription,
	SubscriptionChange,
	Survey,
	Task,
	TaskList,
	TaxRow,
	TaxServicesData,
	VariationRow,
	VisitorView,
	WholeStats,
	WireObject,
	ZoneMethod,
} from '@store-admin/api';
export { fetchCustomerNames, fetchOrderNumbers, fetchProductNames, fetchSettingNames, fetchTaskLists } from '@store-admin/api';
export type { SettingName } from '@store-admin/api';
export { waitForLateAnswers } from '@store-admin/api';
export { installStop, parsePurchase, parseRecommendedMethods, parseTaxServices } from '@store-admin/api';
export { useBlueprint, type BlueprintHook } from './stores/blueprint/use-blueprint';
export { useLowStockCount, useOrdersToProcess, useRecount, useReviewsToModerate, useUnreadNotes } from './stores/counts/use-counts';
export { useEmailPreview, type EmailPreviewRequests } from './stores/email-preview/use-email-preview';
export type { ImportForm } from './stores/import/state';
export { useImport, useImportForm, type ImportHook } from './stores/import/use-import';
export { useBrowserCountry } from './stores/countries/use-browser-country';
export { useCountries } from './stores/countries/use-countries';
export { useCountryList } from './stores/countries/use-country-list';
export type { ItemContext } from './stores/item-search/item-kinds';
export type { ItemTag } from './stores/item-search/item-labels';
export { variationLabel } from './stores/item-search/item-labels';
export { useItemSearches, type ItemSearch, type ItemSearches } from './stores/item-search/use-item-searches';
export { useLowStockProducts, useUpdateProductStock } from './stores/items/use-low-stock-products';
export { useNewProducts } from './stores/items/use-new-products';
export { currentPage } from './stores/customer-effort-score/current-page';
export type { CesModal } from './stores/customer-effort-score/state';
export { useFeedback } from './stores/customer-effort-score/use-feedback';
export { useCatalogueCategories, useCataloguePages, useFeaturedProducts, useProductPreview } from './stores/marketplace/use-catalogue';
export { useDismissedNotices, useLastAnswer, useSubscriptions, useSubscriptionWrites } from './stores/marketplace/use-subscriptions';
export { useBlogPosts, useMarketingPlugins, useMarketingSuggestions, type MarketingPluginsHook } from './stores/marketing/use-marketing';
export { useLaunchRequests, useSurveyCompleted, useTestOrdersCount } from './stores/launch/use-launch';
export { useMiscRecommendations } from './stores/marketing/use-misc-recommendations';
export { loadChannels } from './stores/multichannel/load-channels';
export { useCampaigns, useCampaignTypes, type CampaignsHook } from './stores/multichannel/use-campaigns';
export { useRecommendedChannels, useRegisteredChannels, type ReadList } from './stores/multichannel/use-channels';
export { useMagicLink } from './stores/mobile-app/use-magic-link';
export { useQrSignIn, type QrSignIn } from './stores/mobile-app/use-qr-sign-in';
export { loadStoreWork } from './core/remote-data/deferred';
export { useManyNotesActions, useNoteActions, useNotes } from './stores/notes/use-notes';
export type { Notice, NoticeStatus } from './stores/notices/state';
export { noticesStore } from './stores/notices/store';
export { useNotices, type NoticesHook } from './stores/notices/use-notices';
export { onboardingStore } from './stores/onboarding/store';
export { useEmailPrefill } from './stores/onboarding/use-email-prefill';
export { useFreeExtensions } from './stores/onboarding/use-free-extensions';
export { useGatewaySuggestions } from './stores/onboarding/use-gateway-suggestions';
export { useJetpackAuthUrl } from './stores/onboarding/use-jetpack-auth-url';
export { useProductTypes, type ProductTypesHook } from './stores/onboarding/use-product-types';
export { useProfile } from './stores/onboarding/use-profile';
export { useProfilerWrites, type ProfilerWrites } from './stores/onboarding/use-profiler-writes';
export { useTaskActions } from './stores/onboarding/use-task-actions';
export { loadTaskLists } from './stores/onboarding/load-task-lists';
export { useTaskLists, type TaskListsHook } from './stores/onboarding/use-task-lists';
export { loadOptions } from './stores/options/load-options';
export { useOptions, useReadOptions, useUpdateOptions, type OptionsHook } from './stores/options/use-options';
export { useOrderCounts, useOrders } from './stores/orders/use-orders';
export { usePaymentActions, type PaymentActions, type ToggleResult } from './stores/payment-settings/use-payment-actions';
export { usePaymentProviders, type KnownProviders } from './stores/payment-settings/use-payment-providers';
export { useWooPaymentsOnboarding } from './stores/woopayments-onboarding/use-woopayments-onboarding';
export { useOfflineMethod, type OfflineMethodHook } from './stores/payment-gateways/use-offline-method';
export { usePaymentGateways, type PaymentGatewaysHook } from './stores/payment-gateways/use-payment-gateways';
export { pluginsStore } from './stores/plugins/store';
export { useActivatePromo, useConnectWooPayments } from './stores/plugins/use-connect-woopayments';
export { useJetpackConnection } from './stores/plugins/use-jetpack-connection';
export { useJetpackSetup } from './stores/plugins/use-jetpack-setup';
export { usePluginWrites, type PluginWrites } from './stores/plugins/use-plugin-writes';
export { useIsInstalling, usePluginsState, type PluginsHook } from './stores/plugins/use-plugins-state';
export { registerAppStores, registerStores, type PublicStores } from './register-stores';
export { useCategories, useProductTypeOf } from './stores/reports/use-catalogue';
export { useIndicators } from './stores/reports/use-indicators';
export type { ReportHook, ReportQuestion } from './stores/reports/use-answer';
export { useDataStatus, type DataStatusHook } from './stores/reports/use-data-status';
export {
	useForgetReports,
	useLeaderboards,
	useReportIndicators,
	useReportStatsPage,
	useReportRows,
	useReportStats,
} from './stores/reports/use-report';
export { useReportExport, type ReportExportHook } from './stores/reports/use-report-export';
export type { SellToGap } from './stores/sell-to/find-gaps';
export type { SellToAnswer } from './stores/sell-to/read-sell-to';
export { useSellTo, type SellToState } from './stores/sell-to/use-sell-to';
export { useSettingsHistory, type SettingsHistoryHook } from './stores/settings-history/use-settings-history';
export { useReviewReplies } from './stores/reviews/use-review-replies';
export { useReviewActions, useReviews } from './stores/reviews/use-reviews';
export { useHasSessionEnded } from './stores/session/use-has-session-ended';
export { combineRemote, hasFailed, mapRemote, PENDING, withFallback, type RemoteData } from './core/remote-data/remote-data';
export { useGeneralSettings } from './stores/settings/use-general-settings';
export { useSettingWrites, type SettingWrites } from './stores/settings/use-setting-writes';
export { useSettingDefinitions, type SettingDefinitionsHook } from './stores/settings-options/use-setting-definitions';
export { useShippingPartners } from './stores/shipping-methods/use-shipping-partners';
export type { MethodWrite, ShippingZone } from './stores/shipping-zones/state';
export { useShippingZones, type ShippingZonesHook } from './stores/shipping-zones/use-shipping-zones';
export { userStore } from './stores/user/store';
export { useUpdateUserPreferences, useUserPreferences } from './stores/user/use-user-preferences';
