import { __ } from '@wordpress/i18n';
import { lazyScreen } from '../../shared/lazy-screen';
import type { OwnPageDefinition, PageProps } from '../../shared/page-definition';
import { revenueManifest } from './revenue/manifest';

// Created once, outside of analyticsPages(): that runs again when an extension registers late, and a new component would remount the screen.
const Revenue = lazyScreen< 'RevenueScreen', PageProps >(
	() => import( /* webpackChunkName: "analytics-report" */ './revenue/revenue-screen' ),
	'RevenueScreen'
);

interface ReportPage {
	readonly path: string;
	readonly capability: string;
	readonly title: string;
	readonly id: string;
	readonly screen: typeof Revenue;
}

/** The definition of a page below "Analytics" in the admin menu. */
function toPage( { path, capability, title, id, screen }: ReportPage ): OwnPageDefinition {
	return {
		container: screen,
		path,
		capability,
		breadcrumbs: [ [ 'admin.php?page=wc-admin&path=/analytics/overview', __( 'Analytics', 'woocommerce' ) ], title ],
		wpOpenMenu: 'toplevel_page_wc-admin-path--analytics-overview',
		navArgs: { id },
		preload: screen.load,
	};
}

/** The page definitions of the reports. */
export function analyticsPages(): readonly OwnPageDefinition[] {
	return [
		toPage( { ...revenueManifest, title: __( 'Revenue', 'woocommerce' ), id: 'woocommerce-analytics-revenue', screen: Revenue } ),
	];
}
