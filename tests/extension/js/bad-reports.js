/** Breaks every public filter of the reports: each handler returns something that the reports cannot use, or throws. */
( function ( { addFilter } ) {
	const NAMESPACE = 'sample-extension/bad-reports';
	const CHARTED = [ 'revenue', 'products', 'orders', 'variations', 'categories', 'coupons', 'taxes', 'downloads' ];
	const fail = () => {
		throw new Error( 'This handler is broken.' );
	};

	CHARTED.forEach( ( report ) => addFilter( `woocommerce_admin_${ report }_report_charts`, NAMESPACE, () => [ { key: 7 } ] ) );
	[ ...CHARTED, 'customers', 'stock' ].forEach( ( report ) =>
		addFilter( `woocommerce_admin_${ report }_report_filters`, NAMESPACE, fail )
	);
	[ 'revenue', 'products', 'orders', 'variations', 'taxes', 'downloads', 'customers', 'stock', 'coupon', 'category' ].forEach(
		( report ) => addFilter( `woocommerce_admin_${ report }_report_advanced_filters`, NAMESPACE, () => 'nothing' )
	);
	addFilter( 'woocommerce_admin_report_table', NAMESPACE, () => ( { headers: [], rows: null } ) );
	addFilter( 'woocommerce_admin_report_currency', NAMESPACE, () => null );
	addFilter( 'woocommerce_admin_chart_item_color', NAMESPACE, () => ( {} ) );
	addFilter( 'woocommerce_admin_reports_list', NAMESPACE, ( reports ) => [ ...reports, { report: 'broken' } ] );
} )( window.wp.hooks );
