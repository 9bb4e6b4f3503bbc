import type { ComponentType, ReactNode } from 'react';
import type { Page, Query } from './pages';
import type {
	AdvancedFilters,
	AnalyticsSetting,
	DashboardSection,
	Report,
	ReportChart,
	ReportChartItem,
	ReportCurrency,
	ReportFilter,
	ReportTable,
} from './reports';

/** A filter: the type of its value, which handlers must return, and of its further arguments. */
export interface Filter< Value, Args extends readonly unknown[] = [] > {
	readonly value: Value;
	readonly args: Args;
}

/** A notice that PHP queued for the next page view. */
export interface QueuedNotice {
	readonly id: string;
	readonly status: string;
	readonly content: string;
	readonly options?: Readonly< Record< string, unknown > > | undefined;
	/** When missing, null or 0 the notice is for every user. */
	readonly user_id?: number | string | null | undefined;
}

/** A link in the section "Store management"; only addresses of this site. */
export interface QuickLink {
	readonly title: string;
	readonly href: string;
	readonly icon: ReactNode;
}

export interface HelpItem {
	readonly title: string;
	readonly link: string;
	readonly linkType?: 'external' | 'wp-admin' | 'wc-admin' | undefined;
}

/** A task that JavaScript registers. Deprecated: PHP registers tasks now. */
export interface DeprecatedTask {
	readonly key: string;
	readonly title: string;
	readonly content?: string;
	readonly container?: ReactNode | ComponentType;
	readonly completed?: boolean;
	readonly visible?: boolean;
	readonly time?: string;
	readonly additionalInfo?: string;
	readonly isDismissable?: boolean;
	readonly type?: string;
	readonly onClick?: () => void;
}

/** A product type on the screen of the products task. */
export interface ProductType {
	readonly key: string;
	readonly title: string;
	readonly content: string;
	readonly before?: ReactNode;
	readonly after?: ReactNode;
	readonly onClick?: ( () => void ) | undefined;
}

type WithCharts = 'revenue' | 'products' | 'orders' | 'variations' | 'categories' | 'coupons' | 'taxes' | 'downloads';
type WithAdvanced =
	'revenue' | 'products' | 'orders' | 'variations' | 'taxes' | 'downloads' | 'customers' | 'stock' | 'coupon' | 'category';

type ReportCharts = { readonly [ Name in WithCharts as `woocommerce_admin_${ Name }_report_charts` ]: Filter< readonly ReportChart[] > };
type ReportFilters = {
	readonly [ Name in WithCharts | 'customers' | 'stock' as `woocommerce_admin_${ Name }_report_filters` ]: Filter<
		readonly ReportFilter[]
	>;
};
type ReportAdvancedFilters = {
	readonly [ Name in WithAdvanced as `woocommerce_admin_${ Name }_report_advanced_filters` ]: Filter< AdvancedFilters >;
};

/** Every public filter, by its name. Those of screens that the host's own app still serves are applied by that app. */
export interface Filters extends ReportCharts, ReportFilters, ReportAdvancedFilters {
	readonly woocommerce_admin_pages_list: Filter< readonly Page[] >;
	readonly woocommerce_admin_persisted_queries: Filter< readonly string[] >;
	readonly woocommerce_admin_time_excluded_screens: Filter< readonly string[] >;
	readonly woocommerce_admin_nav_update_excluded_screens: Filter< readonly string[] >;
	readonly woocommerce_admin_embedded_layout_components: Filter< readonly ComponentType< Query >[], [ query: Query ] >;
	readonly woocommerce_admin_queued_notice_filter: Filter< QueuedNotice >;
	readonly woocommerce_navigation_menu_items: Filter< Readonly< Record< string, { readonly id: string } > > >;
	readonly woocommerce_admin_homepage_default_stats: Filter< readonly string[] >;
	readonly woocommerce_admin_homescreen_quicklinks: Filter< readonly QuickLink[] >;
	readonly woocommerce_admin_setup_task_help_items: Filter< readonly HelpItem[], [ taskName: string, props: unknown ] >;
	readonly woocommerce_admin_onboarding_task_list: Filter< readonly DeprecatedTask[], [ query: Query ] >;
	readonly experimental_woocommerce_tasklist_product_types: Filter< readonly ProductType[] >;
	readonly woocommerce_admin_task_products_after: Filter< ReactNode >;
	readonly woocommerce_launch_your_store_tasklist_whitelist: Filter< readonly string[] >;
	readonly experimental_woocommerce_admin_product_tour_steps: Filter< readonly unknown[], [ tourType: string ] >;
	readonly woocommerce_admin_reports_list: Filter< readonly Report[] >;
	readonly woocommerce_dashboard_default_sections: Filter< readonly DashboardSection[] >;
	readonly woocommerce_admin_dashboard_filters: Filter< readonly ReportFilter[] >;
	readonly woocommerce_admin_dashboard_charts_filter: Filter< readonly ReportChart[] >;
	readonly woocommerce_admin_report_table: Filter< ReportTable >;
	readonly woocommerce_admin_report_currency: Filter< ReportCurrency, [ query: Query ] >;
	readonly woocommerce_admin_chart_item_color: Filter< string | number, [ key: string, orderedKeys: readonly ReportChartItem[] ] >;
	readonly woocommerce_admin_analytics_settings: Filter< Readonly< Record< string, AnalyticsSetting > > >;
	readonly woocommerce_admin_import_status: Filter< Readonly< Record< string, string > >, readonly unknown[] >;
	readonly experimental_woocommerce_admin_variations_report_table_title: Filter< string, [ query: Query ] >;
	readonly experimental_woocommerce_admin_variations_report_table_summary_variations_count_label: Filter<
		string,
		[ count: number, query: Query ]
	>;
}
