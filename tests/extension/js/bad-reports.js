/** Breaks every public filter of the reports: each handler returns something that the reports cannot use, or throws. */
( function ( { addFilter } ) {
	const add = ( name, change ) => addFilter( name, 'sample-extension/bad-reports', change );
	const fail = () => {
		throw new Error( 'This handler is broken.' );
	};

	[
		'woocommerce_admin_revenue_report_charts',
		'woocommerce_admin_products_report_charts',
		'woocommerce_admin_orders_report_charts',
		'woocommerce_admin_variations_report_charts',
		'woocommerce_admin_categories_report_charts',
		'woocommerce_admin_coupons_report_charts',
		'woocommerce_admin_taxes_report_charts',
		'woocommerce_admin_downloads_report_charts',
	].forEach( ( name ) => add( name, () => [ { key: 7 } ] ) );
	[
		'woocommerce_admin_revenue_report_filters',
		'woocommerce_admin_products_report_filters',
		'woocommerce_admin_orders_report_filters',
		'woocommerce_admin_variations_report_filters',
		'woocommerce_admin_categories_report_filters',
		'woocommerce_admin_coupons_report_filters',
		'woocommerce_admin_taxes_report_filters',
		'woocommerce_admin_downloads_report_filters',
		'woocommerce_admin_customers_report_filters',
		'woocommerce_admin_stock_report_filters',
	].forEach( ( name ) => add( name, fail ) );
	[
		'woocommerce_admin_revenue_report_advanced_filters',
		'woocommerce_admin_products_report_advanced_filters',
		'woocommerce_admin_orders_report_advanced_filters',
		'woocommerce_admin_variations_report_advanced_filters',
		'woocommerce_admin_taxes_report_advanced_filters',
		'woocommerce_admin_downloads_report_advanced_filters',
		'woocommerce_admin_customers_report_advanced_filters',
		'woocommerce_admin_stock_report_advanced_filters',
		'woocommerce_admin_coupon_report_advanced_filters',
		'woocommerce_admin_category_report_advanced_filters',
	].forEach( ( name ) => add( name, () => 'nothing' ) );
	add( 'woocommerce_admin_report_table', () => ( { headers: [], rows: null } ) );
	add( 'woocommerce_admin_report_currency', () => null );
	add( 'woocommerce_admin_chart_item_color', () => ( {} ) );
	add( 'woocommerce_admin_reports_list', ( reports ) => [ ...reports, { report: 'broken' } ] );
	add( 'woocommerce_dashboard_default_sections', fail );
	add( 'woocommerce_admin_dashboard_filters', () => 'nothing' );
	add( 'woocommerce_admin_dashboard_charts_filter', () => null );
	add( 'woocommerce_admin_analytics_settings', () => 7 );
	add( 'woocommerce_admin_import_status', fail );
	add( 'experimental_woocommerce_admin_variations_report_table_title', () => ( {} ) );
	add( 'experimental_woocommerce_admin_variations_report_table_summary_variations_count_label', fail );
} )( window.wp.hooks );
