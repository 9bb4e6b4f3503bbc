import type { BootSettings } from '@store-admin/settings';

/** A boot object of an English store in Texas, opened by an administrator. */
export function makeSettings( changes: Partial< BootSettings > = {} ): BootSettings {
	return {
		version: '0.1.0',
		page: 'main',
		adminUrl: 'http://localhost/wp-admin/',
		homeUrl: 'http://localhost/',
		shopUrl: 'http://localhost/shop/',
		buildUrl: 'http://localhost/wp-content/plugins/store-admin/build/',
		assetsUrl: 'http://localhost/wp-content/plugins/store-admin/assets/',
		originalScreenUrl: '',
		siteTitle: 'Test Store',
		productName: 'WooCommerce',
		hostVersion: '10.5.0',
		wpVersion: '6.9.1',
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
		features: [ 'activity-panels', 'analytics', 'onboarding', 'store-alerts' ],
		orderStatuses: { processing: 'Processing', 'on-hold': 'On hold', completed: 'Completed' },
		taskLists: { visible: [ 'setup', 'extended' ], completed: [] },
		alertCount: 0,
		manageStock: true,
		reviewsEnabled: true,
		lowStockAmount: 2,
		hasActivityCounts: false,
		breadcrumbs: [],
		hostPaths: [],
		hostTasks: [],
		isExtended: false,
		...changes,
	};
}
