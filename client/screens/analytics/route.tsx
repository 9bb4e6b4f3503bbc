import { __ } from '@wordpress/i18n';
import { hasFeature } from '@store-admin/settings';
import { lazyScreen } from '../../shared/lazy-screen';
import type { OwnPageDefinition, PageProps } from '../../shared/page-definition';
import { customersManifest } from './customers/manifest';
import { overviewManifest } from './overview/manifest';
import { getReportFacts } from './parts/report/report-facts';
import { analyticsBreadcrumb, reportPages, type ReportEntry } from './report-pages';
import { settingsManifest } from './settings/manifest';

// Created once, outside of analyticsPages(): that runs again when an extension registers late, and a new component would remount the screen.
const Revenue = lazyScreen< 'RevenueScreen', PageProps >(
	() => import( /* webpackChunkName: "reports" */ './revenue/revenue-screen' ),
	'RevenueScreen'
);
const Orders = lazyScreen< 'OrdersScreen', PageProps >(
	() => import( /* webpackChunkName: "reports" */ './orders/orders-screen' ),
	'OrdersScreen'
);
const Coupons = lazyScreen< 'CouponsScreen', PageProps >(
	() => import( /* webpackChunkName: "reports" */ './coupons/coupons-screen' ),
	'CouponsScreen'
);
const Taxes = lazyScreen< 'TaxesScreen', PageProps >(
	() => import( /* webpackChunkName: "reports" */ './taxes/taxes-screen' ),
	'TaxesScreen'
);
const Stock = lazyScreen< 'StockScreen', PageProps >(
	() => import( /* webpackChunkName: "reports" */ './stock/stock-screen' ),
	'StockScreen'
);
const Customers = lazyScreen< 'CustomersScreen', PageProps >(
	() => import( /* webpackChunkName: "reports" */ './customers/customers-screen' ),
	'CustomersScreen'
);
const Downloads = lazyScreen< 'DownloadsScreen', PageProps >(
	() => import( /* webpackChunkName: "reports" */ './downloads/downloads-screen' ),
	'DownloadsScreen'
);
const Products = lazyScreen< 'ProductsScreen', PageProps >(
	() => import( /* webpackChunkName: "reports" */ './products/products-screen' ),
	'ProductsScreen'
);
const Variations = lazyScreen< 'VariationsScreen', PageProps >(
	() => import( /* webpackChunkName: "reports" */ './variations/variations-screen' ),
	'VariationsScreen'
);
const Categories = lazyScreen< 'CategoriesScreen', PageProps >(
	() => import( /* webpackChunkName: "reports" */ './categories/categories-screen' ),
	'CategoriesScreen'
);

const Settings = lazyScreen< 'SettingsScreen', PageProps >(
	() => import( /* webpackChunkName: "reports-settings" */ './settings/settings-screen' ),
	'SettingsScreen'
);
const Overview = lazyScreen< 'OverviewScreen', PageProps >(
	() => import( /* webpackChunkName: "reports-overview" */ './overview/overview-screen' ),
	'OverviewScreen'
);

/** Our reports, in the order of the host's list. */
function ownReports(): readonly ReportEntry[] {
	const stock = { report: 'stock', title: __( 'Stock', 'woocommerce' ), component: Stock, preload: Stock.load };
	return [
		{ report: 'revenue', title: __( 'Revenue', 'woocommerce' ), component: Revenue, preload: Revenue.load },
		{ report: 'products', title: __( 'Products', 'woocommerce' ), component: Products, preload: Products.load },
		{ report: 'variations', title: __( 'Variations', 'woocommerce' ), component: Variations, preload: Variations.load },
		{ report: 'orders', title: __( 'Orders', 'woocommerce' ), component: Orders, preload: Orders.load },
		{ report: 'categories', title: __( 'Categories', 'woocommerce' ), component: Categories, preload: Categories.load },
		{ report: 'coupons', title: __( 'Coupons', 'woocommerce' ), component: Coupons, preload: Coupons.load },
		{ report: 'taxes', title: __( 'Taxes', 'woocommerce' ), component: Taxes, preload: Taxes.load },
		// As in the host, a store that does not count its stock has no report of it.
		...( getReportFacts().manageStock ? [ stock ] : [] ),
		{ report: 'customers', title: __( 'Customers', 'woocommerce' ), component: Customers, preload: Customers.load },
		{ report: 'downloads', title: __( 'Downloads', 'woocommerce' ), component: Downloads, preload: Downloads.load },
	];
}

/** The customers below "WooCommerce" in the admin menu. */
function customersPage(): OwnPageDefinition {
	return {
		container: Customers,
		path: customersManifest.path,
		capability: customersManifest.capability,
		breadcrumbs: [ __( 'Customers', 'woocommerce' ) ],
		wpOpenMenu: 'toplevel_page_woocommerce',
		navArgs: { id: 'woocommerce-analytics-customers' },
		preload: Customers.load,
	};
}

/** Figures, charts and leaderboards of all reports. */
function overviewPage(): OwnPageDefinition {
	const { path, capability } = overviewManifest;
	return {
		container: Overview,
		path,
		capability,
		breadcrumbs: [ analyticsBreadcrumb(), __( 'Overview', 'woocommerce' ) ],
		wpOpenMenu: 'toplevel_page_wc-admin-path--analytics-overview',
		navArgs: { id: 'woocommerce-analytics-overview' },
		preload: Overview.load,
	};
}

/** The settings of the reports. */
function settingsPage(): OwnPageDefinition {
	return {
		container: Settings,
		path: settingsManifest.path,
		capability: settingsManifest.capability,
		breadcrumbs: [ analyticsBreadcrumb(), __( 'Settings', 'woocommerce' ) ],
		wpOpenMenu: 'toplevel_page_wc-admin-path--analytics-overview',
		navArgs: { id: 'woocommerce-analytics-settings' },
		preload: Settings.load,
	};
}

/** The page definitions of Analytics; none when the owner has switched Analytics off. */
export function analyticsPages(): readonly OwnPageDefinition[] {
	if ( ! hasFeature( 'analytics' ) ) {
		return [];
	}
	return [ overviewPage(), ...reportPages( ownReports() ), customersPage(), settingsPage() ];
}
