export type {
	ApiError,
	CurrentUser,
	Entity,
	Note,
	NoteAction,
	NoteChanges,
	Query,
	Task,
	TaskList,
	WireObject,
	ZoneMethod,
} from '@store-admin/api';
export { countsStore } from './counts/store';
export {
	useLowStockCount,
	useOrdersToProcess,
	useRecount,
	useReviewsToModerate,
	useUnreadNotes,
	type RecountHook,
} from './counts/use-counts';
export { useCountries, type CountriesHook } from './countries/use-countries';
export { useItems, useUpdateProductStock, type ItemsHook } from './items/use-items';
export { useNewProducts, type NewProductsHook } from './items/use-new-products';
export { currentPage, type Survey } from './customer-effort-score/queue';
export type { CesModal } from './customer-effort-score/store';
export { useFeedback, type FeedbackHook } from './customer-effort-score/use-feedback';
export { useMagicLink } from './mobile-app/use-magic-link';
export { loadStoreWork } from './remote-data/deferred';
export { notesStore } from './notes/store';
export { useNoteActions, useNotes, type NoteActionsHook, type NotesHook } from './notes/use-notes';
export type { Notice, NoticeAction, NoticeOptions, NoticeStatus } from './notices/notices-reducer';
export { noticesStore } from './notices/store';
export { useNotices, type NoticesHook } from './notices/use-notices';
export { onboardingStore } from './onboarding/store';
export { useFreeExtensions, type FreeExtensionsHook } from './onboarding/use-free-extensions';
export { useGatewaySuggestions, type GatewaySuggestionsHook } from './onboarding/use-gateway-suggestions';
export { useJetpackAuthUrl, type JetpackAuthUrlHook } from './onboarding/use-jetpack-auth-url';
export { useProductTypes, type ProductTypesHook } from './onboarding/use-product-types';
export { useProfile, type ProfileHook } from './onboarding/use-profile';
export { useTaskActions, type TaskActionsHook } from './onboarding/use-task-actions';
export { loadTaskLists } from './onboarding/load-task-lists';
export { useTaskLists, type TaskListsHook } from './onboarding/use-task-lists';
export { loadOptions } from './options/load-options';
export { optionsStore } from './options/store';
export { useOptions, useReadOptions, useUpdateOptions, type OptionsHook } from './options/use-options';
export { useOrders, type OrdersHook } from './orders/use-orders';
export { usePaymentGateways, type PaymentGatewaysHook } from './payment-gateways/use-payment-gateways';
export { pluginsStore } from './plugins/store';
export { useConnectWooPayments } from './plugins/use-connect-woopayments';
export { useJetpackConnection } from './plugins/use-jetpack-connection';
export { useJetpackSetup, type JetpackSetupHook } from './plugins/use-jetpack-setup';
export { usePluginsState, type PluginsHook } from './plugins/use-plugins-state';
export type { PublicStores } from './public-stores';
export { registerAppStores, registerStores, type StoreRegistry } from './register-stores';
export { useReportItems, type ReportItemsHook } from './reports/use-report-items';
export { useReviewActions, useReviews, type ReviewActionsHook, type ReviewsHook } from './reviews/use-reviews';
export { useHasSessionEnded } from './session/use-has-session-ended';
export type { RemoteData } from './remote-data/remote-data';
export { useSettingsGroup, type SettingsGroupHook } from './settings/use-settings-group';
export { useShippingPartners, type ShippingPartnersHook } from './shipping-methods/use-shipping-partners';
export type { MethodWrite, ShippingZone } from './shipping-zones/zones';
export { useShippingZones, type ShippingZonesHook } from './shipping-zones/use-shipping-zones';
export type { UserPreferences } from './user/preferences';
export { userStore } from './user/store';
export { useUserPreferences, type UserPreferencesHook } from './user/use-user-preferences';
