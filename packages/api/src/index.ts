export { ApiError } from './core/api-error';
export { type Query, type QueryValue } from './core/build-path';
export { hasSessionEnded, subscribeToSession } from './core/session';
export { wrongShapeError } from './core/parse-answer';
export { checkWriteAnswers } from './core/check-write-answers';
export { waitForLateAnswers } from './core/late-answers';
export { takeRefusal } from './core/refused-write';
export { toApiError } from './core/to-api-error';
export type { WireObject } from './core/wire';
export * from './blueprint/blueprint';
export * from './counts/counts';
export * from './email-preview/email-preview';
export * from './email-preview/preview-page';
export * from './mobile-app/magic-link';
export * from './mobile-app/qr-sign-in';
export * from './notes/notes';
export * from './notes/unread-notes';
export * from './onboarding/free-extensions';
export * from './onboarding/profile';
export * from './onboarding/sample-products';
export * from './onboarding/task-data';
export type { Task, TaskList } from './onboarding/task-lists';
export { fetchTaskLists } from './onboarding/fetch-task-lists';
export * from './onboarding/tasks';
export * from './options/option-values';
export * from './options/options';
export * from './options/survey-queue';
export * from './plugins/connect-woopayments';
export * from './plugins/jetpack-auth';
export * from './plugins/plugin-reads';
export { installStop, type InstallStop } from './plugins/install-stop';
export * from './plugins/plugin-writes';
export * from './users/current-user';
export * from './users/preferences';
export * from './entities/entities';
export * from './entities/low-stock-products';
export * from './entities/orders';
export * from './entities/product-form';
export * from './entities/reviews';
export * from './countries/countries';
export {
	fetchAttribute,
	fetchAttributes,
	fetchAttributeTerms,
	fetchCategoryNames,
	fetchProductNames,
	fetchVariationNames,
	type VariationName,
} from './item-search/catalogue-items';
export * from './item-search/order-items';
export * from './item-search/products-and-categories';
export * from './launch/launch';
export * from './launch/visitor-view';
export * from './marketing/marketing';
export * from './marketplace/catalogue';
export * from './marketplace/file-updates';
export * from './marketplace/subscriptions';
export * from './navigation/favorites';
export * from './payments/gateway-suggestions';
export * from './payments/offline-method';
export * from './payments/payment-gateways';
export * from './payments/payment-providers';
export {
	parseOnboardingSteps,
	parseProviderCategories,
	parseProviders,
	parseRecommendedMethods,
	type Incentive,
	type OnboardingStep,
	type Provider,
	type ProviderCategory,
	type RecommendedMethod,
} from './payments/provider';
export * from './reports/export-jobs';
export * from './reports/import';
export * from './reports/indicators';
export * from './reports/leaderboards';
export type { DividedFigures, ReportFigures, ReportInterval, ReportSegment } from './reports/report-figures';
export * from './reports/report-rows';
export * from './reports/reports';
export * from './reports/scheduled-import';
export { fetchStatsPage, fetchWholeStats, type StatsPage, type WholeStats } from './reports/whole-stats';
export * from './sell-to/sell-to';
export * from './settings/general-settings';
export * from './settings/setting-definitions';
export * from './settings/setting-names';
export * from './settings/settings';
export * from './settings/site-title';
export * from './settings-history/settings-history';
export * from './shipping/shipping-partners';
export * from './shipping/shipping-zones';
