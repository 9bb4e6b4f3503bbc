/** Changes every report, the overview and the settings of the reports by their public filters, and adds a report. */
( function ( { element, hooks } ) {
	const { createElement } = element;
	const CHARTS = [
		'woocommerce_admin_revenue_report_charts',
		'woocommerce_admin_products_report_charts',
		'woocommerce_admin_orders_report_charts',
		'woocommerce_admin_variations_report_charts',
		'woocommerce_admin_categories_report_charts',
		'woocommerce_admin_coupons_report_charts',
		'woocommerce_admin_taxes_report_charts',
		'woocommerce_admin_downloads_report_charts',
	];
	const FILTERS = [
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
	];
	const ADVANCED = [
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
	];
	const add = ( name, change ) => hooks.addFilter( name, 'sample-extension/reports', change );
	const reportOf = ( name ) => name.replace( /^woocommerce_admin_|_report_.*$/g, '' );

	CHARTS.forEach( ( name ) =>
		add( name, ( charts ) => [ ...charts, { key: 'sample_figure', label: `Sample figure of ${ reportOf( name ) }`, type: 'number' } ] )
	);

	const menu = ( label ) => ( {
		label,
		param: 'sample_choice',
		staticParams: [],
		showFilters: () => true,
		filters: [
			{ label: 'Every sample', value: 'all' },
			{ label: 'One sample', value: 'one' },
		],
	} );

	FILTERS.forEach( ( name ) => add( name, ( filters ) => [ ...filters, menu( `Sample menu of ${ reportOf( name ) }` ) ] ) );

	ADVANCED.forEach( ( name ) =>
		add( name, ( { title, filters } ) => ( {
			title: title || 'Samples match <select/> filters',
			filters: {
				...filters,
				sample: {
					labels: {
						add: `Sample of ${ reportOf( name ) }`,
						remove: 'Remove the sample',
						rule: 'Choose a rule',
						title: '<title>Sample</title> <rule/> <filter/>',
						filter: 'Choose a sample',
					},
					rules: [ { value: 'is', label: 'Is' } ],
					input: { component: 'SelectControl', options: [ { value: 'a', label: 'A' } ] },
				},
			},
		} ) )
	);

	add( 'woocommerce_admin_report_table', ( table ) => ( {
		...table,
		headers: [ ...table.headers, { key: 'sample', label: `Sample column of ${ table.endpoint }` } ],
		rows: table.rows.map( ( row ) => [ ...row, { display: 'Sample cell', value: 'sample' } ] ),
	} ) );

	add( 'woocommerce_admin_report_currency', ( currency, query ) =>
		query.sample_choice === 'one' ? { ...currency, code: 'SMP', symbol: 'smp' } : currency
	);

	add( 'woocommerce_admin_chart_item_color', ( place, key, items ) => ( items[ 0 ].key === key ? '#123456' : place ) );

	add( 'experimental_woocommerce_admin_variations_report_table_title', ( title ) => `${ title } with samples` );

	add( 'experimental_woocommerce_admin_variations_report_table_summary_variations_count_label', () => 'variations with samples' );

	add( 'woocommerce_admin_reports_list', ( reports ) => [
		...reports,
		{
			report: 'sample',
			title: 'Sample report',
			component: ( { query, path } ) => createElement( 'p', null, `Sample report at ${ path }, period ${ query.period }` ),
			navArgs: { id: 'sample-report' },
		},
	] );

	add( 'woocommerce_dashboard_default_sections', ( sections ) => [
		...sections,
		{
			key: 'sample-section',
			component: ( { title, path } ) => createElement( 'p', null, `Content of “${ title }” at ${ path }` ),
			title: 'Sample section',
			isVisible: true,
			icon: null,
			hiddenBlocks: [],
		},
	] );

	add( 'woocommerce_admin_dashboard_filters', ( filters ) => [ ...filters, menu( 'Sample menu of the overview' ) ] );

	add( 'woocommerce_admin_dashboard_charts_filter', ( charts ) => [
		...charts,
		{ key: 'sample_figure', label: 'Sample chart', type: 'number', endpoint: 'revenue' },
	] );

	add( 'woocommerce_admin_analytics_settings', ( settings ) => ( {
		...settings,
		sample_setting: {
			name: 'sample_setting',
			label: 'Sample setting',
			inputType: 'checkbox',
			helpText: 'A setting of an extension.',
			defaultValue: 'no',
		},
	} ) );

	add( 'woocommerce_admin_import_status', ( statuses ) => ( { ...statuses, nothing: 'Nothing, says the sample' } ) );
} )( window.wp );
