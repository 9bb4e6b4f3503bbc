export { ApiError } from './core/api-error';
export { type Query, type QueryValue } from './core/build-path';
export type { Answer } from './core/read-response';
export { request } from './core/request';
export { hasSessionEnded, subscribeToSession } from './core/session';
export { toApiError } from './core/to-api-error';
export type { WireObject } from './core/wire';
export {
	fetchActivityCounts,
	fetchLowStockCount,
	fetchOrdersToProcess,
	fetchReviewsToModerate,
	type ActivityCounts,
} from './counts/counts';
export { sendMagicLink } from './mobile-app/magic-link';
export {
	fetchNotes,
	removeAllNotes,
	removeNote,
	triggerNoteAction,
	updateNote,
	updateNotes,
	type Note,
	type NoteAction,
	type NoteChanges,
} from './notes/notes';
export { countUnreadNotes } from './notes/unread-notes';
export {
	completeProfilerStep,
	fetchEmailPrefill,
	fetchFreeExtensions,
	fetchGatewaySuggestions,
	fetchJetpackAuthUrl,
	fetchProductTypes,
	fetchProfile,
	fetchProfileProgress,
	initializeComingSoon,
	installPluginsInBackground,
	saveCurrencyAndUnits,
	saveProfile,
} from './onboarding/profile';
export { importSampleProducts, type SampleImport } from './onboarding/sample-products';
export type { Task, TaskList } from './onboarding/task-lists';
export {
	actionTask,
	dismissTask,
	fetchTaskLists,
	hideTaskList,
	snoozeTask,
	undoDismissTask,
	undoSnoozeTask,
	unhideTaskList,
} from './onboarding/tasks';
export { fetchOptions, saveOptions } from './options/options';
export { fetchWooPaymentsConnectUrl } from './plugins/connect-woopayments';
export {
	dismissGatewaySuggestions,
	fetchActivePlugins,
	fetchInstalledPlugins,
	fetchJetpackConnection,
	fetchJetpackConnectionData,
	fetchJetpackConnectUrl,
	fetchPaypalStatus,
} from './plugins/plugin-reads';
export { activatePlugins, deactivatePlugin, installPlugins, type PluginsAnswer } from './plugins/plugin-writes';
export { fetchCurrentUser, saveUserMeta, type CurrentUser } from './users/current-user';
export {
	countEntities,
	createEntity,
	deleteEntity,
	fetchEntities,
	fetchEntity,
	postObject,
	updateEntity,
	type Entity,
	type EntityPage,
} from './entities/entities';
export { fetchProductForm } from './entities/product-form';
export { fetchCountries, fetchLocales, geolocate } from './countries/countries';
export {
	activateMarketingPlugin,
	fetchBlogPosts,
	fetchCampaigns,
	fetchCampaignTypes,
	fetchMarketingChannels,
	fetchMarketingPlugins,
	fetchMiscRecommendations,
	fetchRecommendedChannels,
	fetchRecommendedPlugins,
	type CampaignPage,
} from './marketing/marketing';
export { fetchFavorites, saveFavorite } from './navigation/favorites';
export {
	fetchPaymentProviders,
	fetchWooPayEligibility,
	fetchWooPaymentsOnboarding,
	postSuggestionLink,
	saveProviderOrder,
	toggleGateway,
	type PaymentProviders,
} from './payments/payment-providers';
export { fetchImportStatus, fetchImportTotals, postImport } from './reports/import';
export { fetchReportItems, fetchReportStats, startReportExport, type ReportAnswer } from './reports/reports';
export {
	fetchSetting,
	fetchSettings,
	fetchSettingsGroups,
	saveSetting,
	saveSettings,
	type Setting,
	type SettingUpdate,
} from './settings/settings';
export { fetchShippingPartners } from './shipping/shipping-partners';
export {
	createZone,
	createZoneMethod,
	deleteZone,
	fetchZoneLocations,
	fetchZoneMethods,
	fetchZones,
	saveZoneLocations,
	updateZoneMethod,
	type ZoneLocation,
	type ZoneMethod,
	type ZoneSummary,
} from './shipping/shipping-zones';
