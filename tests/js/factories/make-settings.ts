import type { BootSettings, Facts } from '@store-admin/settings';

/** The boot object with every fact. */
export type BootObject = BootSettings & Facts;

/** The boot object of an English store in Texas, opened by an administrator. */
export function makeSettings( changes: Partial< BootObject > = {} ): BootObject {
	return {
		page: 'main',
		adminUrl: 'http://localhost/wp-admin/',
		homeUrl: 'http://localhost/',
		shopUrl: 'http://localhost/shop/',
		buildUrl: 'http://localhost/wp-content/plugins/store-admin/build/',
		assetsUrl: 'http://localhost/wp-content/plugins/store-admin/assets/',
		originalScreenUrl: '',
		siteTitle: 'Test Store',
		productName: 'WooCommerce',
		user: {
			id: 1,
			name: 'Ada Admin',
			capabilities: [ 'manage_woocommerce', 'view_woocommerce_reports', 'install_plugins', 'activate_plugins' ],
		},
		locale: {
			site: 'en_US',
			user: 'en_US',
			isRtl: false,
			startOfWeek: 1,
			dateFormat: 'F j, Y',
			timeFormat: 'g:i a',
			timeZone: 'America/Chicago',
		},
		currency: {
			code: 'USD',
			symbol: '$',
			position: 'left',
			precision: 2,
			decimalSeparator: '.',
			thousandSeparator: ',',
		},
		dateTours: [],
		dateType: 'date_paid',
		defaultDateRange: 'period=month&compare=previous_year',
		features: [ 'activity-panels', 'analytics', 'onboarding', 'store-alerts' ],
		orderStatuses: { processing: 'Processing', 'on-hold': 'On hold', completed: 'Completed' },
		alertCount: 0,
		manageStock: true,
		reviewsEnabled: true,
		actionableStatuses: [ 'processing', 'on-hold' ],
		showsSuggestions: true,
		stockStatuses: { instock: 'In stock', outofstock: 'Out of stock', onbackorder: 'On backorder' },
		isJetpackUser: false,
		isUpdateModeUnset: false,
		jetpack: 'absent',
		account: { isConnected: false, url: '' },
		failedImports: 0,
		hasQrSignIn: false,
		hasReminderBar: true,
		hasUnreadNotes: false,
		importInterval: '',
		isSetupOver: false,
		isTrackingAllowed: false,
		hasActivityCounts: false,
		breadcrumbs: [],
		hostPaths: [],
		hostTasks: [],
		isExtended: false,
		...changes,
	};
}
