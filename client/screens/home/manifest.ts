import type { Preload, ScreenManifest } from '../../shared/screen-manifest';
import { FIRST_PAGE, INBOX_QUERY, QUIET_INBOX_QUERY } from './inbox/inbox-query';

export const homeManifest = {
	path: '/',
	capability: 'manage_woocommerce',
	chunk: 'home',
	options: [
		'woocommerce_admin_install_timestamp',
		'woocommerce_default_homepage_layout',
		'woocommerce_coming_soon',
		'woocommerce_show_lys_tour',
	],
	facts: [
		'actionableStatuses',
		'currency',
		'hasQrSignIn',
		'hasReminderBar',
		'isJetpackUser',
		'isQuiet',
		'isSetupOver',
		'jetpack',
		'manageStock',
		'orderStatuses',
		'reviewsEnabled',
		'showsSuggestions',
	],
} as const satisfies ScreenManifest;

const ONE = { page: 1, per_page: 1 };

export const preloads: readonly Preload[] = [
	{ path: '/wc-admin/onboarding/tasks' },
	{ path: '/wc-admin/onboarding/profile', when: [ '!isSetupOver' ] },
	{ path: '/wc-analytics/admin/notes', query: { ...INBOX_QUERY, per_page: FIRST_PAGE }, when: [ '!isQuiet' ] },
	{ path: '/wc-analytics/admin/notes', query: { ...QUIET_INBOX_QUERY, per_page: FIRST_PAGE }, when: [ 'isQuiet' ] },
	// The counts of the activity panels, which replace the set-up list. Newer hosts send all counts in one answer.
	{ path: '/wc-analytics/activity-panel/counts', when: [ 'isSetupOver', 'hasActivityCounts' ] },
	{
		path: '/wc-analytics/orders',
		query: { ...ONE, status: '{actionableStatuses}', _fields: [ 'id' ] },
		when: [ 'isSetupOver', '!hasActivityCounts', 'actionableStatuses' ],
		can: [ 'read_private_shop_orders' ],
	},
	{
		path: '/wc-analytics/products/count-low-in-stock',
		query: { ...ONE, status: 'publish' },
		when: [ 'isSetupOver', '!hasActivityCounts', 'manageStock' ],
		can: [ 'edit_products', 'read_private_products' ],
	},
	{
		path: '/wc-analytics/products/reviews',
		query: { ...ONE, status: 'hold', _embed: 1, _fields: [ 'id' ] },
		when: [ 'isSetupOver', '!hasActivityCounts', 'reviewsEnabled' ],
		can: [ 'edit_products', 'moderate_comments' ],
	},
];
