import type { Preload, ScreenManifest } from '../../shared/screen-manifest';
import { CAMPAIGNS_PER_PAGE } from './campaigns/page-size';

export const marketingManifest = {
	path: '/marketing',
	capability: 'view_woocommerce_reports',
	chunk: 'marketing',
	options: [ 'woocommerce_marketing_overview_multichannel_banner_dismissed' ],
	facts: [ 'currency', 'isQuiet', 'showsSuggestions' ],
} as const satisfies ScreenManifest;

/** What the host refuses to users who only see reports. */
const MANAGER = [ 'manage_woocommerce' ];

/*
 * The suggestions and the articles are not among them: the server may have to fetch those from another site first, which would delay
 * the page.
 */
export const preloads: readonly Preload[] = [
	{ path: '/wc-admin/marketing/channels', can: MANAGER },
	{ path: '/wc-admin/marketing/campaigns', query: { page: 1, per_page: CAMPAIGNS_PER_PAGE }, can: MANAGER },
	{ path: '/wc-admin/marketing/campaign-types', can: MANAGER },
	{ path: '/wc-admin/marketing/overview/installed-plugins', can: MANAGER },
	{ path: '/wc-admin/plugins/installed', when: [ 'showsSuggestions' ], can: [ 'install_plugins' ] },
	{ path: '/wc-admin/plugins/active', when: [ 'showsSuggestions' ], can: [ 'install_plugins' ] },
];
