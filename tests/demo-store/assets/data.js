/* Names of the data stores. The plugin that replaces the app registers the stores themselves. */
( function () {
	const names = {
		COUNTRIES_STORE_NAME: 'wc/admin/countries',
		EXPERIMENTAL_PRODUCT_ATTRIBUTES_STORE_NAME: 'wc/admin/products/attributes',
		EXPERIMENTAL_PRODUCT_ATTRIBUTE_TERMS_STORE_NAME: 'wc/admin/products/attributes/terms',
		EXPERIMENTAL_PRODUCT_CATEGORIES_STORE_NAME: 'experimental/wc/admin/products/categories',
		EXPERIMENTAL_PRODUCT_FORM_STORE_NAME: 'experimental/wc/admin/product-form',
		EXPERIMENTAL_PRODUCT_SHIPPING_CLASSES_STORE_NAME: 'experimental/wc/admin/products/shipping-classes',
		EXPERIMENTAL_PRODUCT_TAGS_STORE_NAME: 'wc/admin/products/tags',
		EXPERIMENTAL_PRODUCT_VARIATIONS_STORE_NAME: 'wc/admin/products/variations',
		EXPERIMENTAL_SHIPPING_ZONES_STORE_NAME: 'experimental/wc/admin/shipping/zones',
		EXPERIMENTAL_TAX_CLASSES_STORE_NAME: 'experimental/wc/admin/tax-classes',
		EXPORT_STORE_NAME: 'wc/admin/export',
		IMPORT_STORE_NAME: 'wc/admin/import',
		ITEMS_STORE_NAME: 'wc/admin/items',
		NAVIGATION_STORE_NAME: 'woocommerce-navigation',
		NOTES_STORE_NAME: 'wc/admin/notes',
		ONBOARDING_STORE_NAME: 'wc/admin/onboarding',
		OPTIONS_STORE_NAME: 'wc/admin/options',
		ORDERS_STORE_NAME: 'wc/admin/orders',
		PAYMENT_GATEWAYS_STORE_NAME: 'wc/payment-gateways',
		PAYMENT_SETTINGS_STORE_NAME: 'wc/admin/payment-settings',
		PLUGINS_STORE_NAME: 'wc/admin/plugins',
		PRODUCTS_STORE_NAME: 'wc/admin/products',
		REPORTS_STORE_NAME: 'wc/admin/reports',
		REVIEWS_STORE_NAME: 'wc/admin/reviews',
		SETTINGS_STORE_NAME: 'wc/admin/settings',
		SHIPPING_METHODS_STORE_NAME: 'wc/shipping-methods',
		USER_STORE_NAME: 'core',
		WOOPAYMENTS_ONBOARDING_STORE_NAME: 'wc/admin/woopayments-onboarding',
	};
	const descriptors = {
		countriesStore: 'COUNTRIES_STORE_NAME',
		experimentalProductAttributeTermsStore: 'EXPERIMENTAL_PRODUCT_ATTRIBUTE_TERMS_STORE_NAME',
		experimentalProductAttributesStore: 'EXPERIMENTAL_PRODUCT_ATTRIBUTES_STORE_NAME',
		experimentalProductCategoriesStore: 'EXPERIMENTAL_PRODUCT_CATEGORIES_STORE_NAME',
		experimentalProductFormStore: 'EXPERIMENTAL_PRODUCT_FORM_STORE_NAME',
		experimentalProductShippingClassesStore: 'EXPERIMENTAL_PRODUCT_SHIPPING_CLASSES_STORE_NAME',
		experimentalProductTagsStore: 'EXPERIMENTAL_PRODUCT_TAGS_STORE_NAME',
		experimentalProductVariationsStore: 'EXPERIMENTAL_PRODUCT_VARIATIONS_STORE_NAME',
		experimentalShippingZonesStore: 'EXPERIMENTAL_SHIPPING_ZONES_STORE_NAME',
		experimentalTaxClassesStore: 'EXPERIMENTAL_TAX_CLASSES_STORE_NAME',
		importStore: 'IMPORT_STORE_NAME',
		itemsStore: 'ITEMS_STORE_NAME',
		notesStore: 'NOTES_STORE_NAME',
		onboardingStore: 'ONBOARDING_STORE_NAME',
		optionsStore: 'OPTIONS_STORE_NAME',
		ordersStore: 'ORDERS_STORE_NAME',
		paymentGatewaysStore: 'PAYMENT_GATEWAYS_STORE_NAME',
		paymentSettingsStore: 'PAYMENT_SETTINGS_STORE_NAME',
		pluginsStore: 'PLUGINS_STORE_NAME',
		productsStore: 'PRODUCTS_STORE_NAME',
		reportsStore: 'REPORTS_STORE_NAME',
		reviewsStore: 'REVIEWS_STORE_NAME',
		settingsStore: 'SETTINGS_STORE_NAME',
		shippingMethodsStore: 'SHIPPING_METHODS_STORE_NAME',
		userStore: 'USER_STORE_NAME',
		woopaymentsOnboardingStore: 'WOOPAYMENTS_ONBOARDING_STORE_NAME',
	};
	const stores = { experimentalSettingOptionsStore: { name: 'wc/admin/settings-options' } };
	Object.entries( descriptors ).forEach( ( [ name, constant ] ) => {
		stores[ name ] = { name: names[ constant ] };
	} );

	function useUser() {
		const user = window.wcSettings?.admin?.currentUserData;
		return {
			user,
			isRequesting: false,
			currentUserCan: ( capability ) => Boolean( user?.capabilities?.[ capability ] ),
		};
	}
	const unchanged = ( Component ) => Component;

	window.demoStoreStandIn(
		'data',
		[
			'PaymentsProviderType',
			'getFilterQuery',
			'getLeaderboard',
			'getReportChartData',
			'getReportTableData',
			'getReportTableQuery',
			'getSummaryNumbers',
			'getTooltipValueFormat',
			'searchItemsByString',
			'useOptionsHydration',
			'useSettings',
			'useUserPreferences',
		],
		{
			...names,
			...stores,
			SECOND: 1000,
			MINUTE: 60000,
			HOUR: 3600000,
			DAY: 86400000,
			WEEK: 604800000,
			MONTH: 2592000000,
			MAX_PER_PAGE: 100,
			NAMESPACE: '/wc-analytics',
			WC_ADMIN_NAMESPACE: '/wc-admin',
			WCS_NAMESPACE: '/wc/v1',
			QUERY_DEFAULTS: {
				pageSize: 25,
				period: 'month',
				compare: 'previous_year',
				noteTypes: [ 'info', 'marketing', 'survey', 'warning' ],
			},
			getVisibleTasks: ( tasks ) =>
				tasks.filter( ( task ) => ! task.isDismissed && ( ! task.isSnoozed || task.snoozedUntil < Date.now() ) ),
			isRestApiError: ( error ) => Boolean( error?.code && error?.message ),
			pluginNames: {},
			productReadOnlyProperties: [],
			useUser,
			withCurrentUserHydration: () => unchanged,
			withNavigationHydration: () => unchanged,
			withOnboardingHydration: () => unchanged,
			withOptionsHydration: () => unchanged,
			withPluginsHydration: () => unchanged,
			withSettingsHydration: () => unchanged,
		}
	);
} )();
