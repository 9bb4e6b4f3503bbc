/** Changes every report by its public filters: figure, menu, advanced filter, column, currency, colour, and a report of its own. */
( function ( { element, hooks } ) {
	const NAMESPACE = 'sample-extension/reports';
	const CHARTED = [ 'revenue', 'products', 'orders', 'variations', 'categories', 'coupons', 'taxes', 'downloads' ];
	const PLAIN = [ 'customers', 'stock' ];
	const add = ( name, change ) => hooks.addFilter( name, NAMESPACE, change );

	CHARTED.forEach( ( report ) =>
		add( `woocommerce_admin_${ report }_report_charts`, ( charts ) => [
			...charts,
			{ key: 'sample_figure', label: `Sample figure of ${ report }`, type: 'number' },
		] )
	);

	[ ...CHARTED, ...PLAIN ].forEach( ( report ) =>
		add( `woocommerce_admin_${ report }_report_filters`, ( filters ) => [
			...filters,
			{
				label: `Sample menu of ${ report }`,
				param: 'sample_choice',
				staticParams: [],
				showFilters: () => true,
				filters: [
					{ label: 'Every sample', value: 'all' },
					{ label: 'One sample', value: 'one' },
				],
			},
		] )
	);

	const ADVANCED = [ 'revenue', 'products', 'orders', 'variations', 'taxes', 'downloads', ...PLAIN ].map(
		( report ) => `${ report }_report`
	);
	[ ...ADVANCED, 'coupon_report', 'category_report' ].forEach( ( report ) =>
		add( `woocommerce_admin_${ report }_advanced_filters`, ( { title, filters } ) => ( {
			title: title || 'Samples match <select/> filters',
			filters: {
				...filters,
				sample: {
					labels: {
						add: `Sample of ${ report }`,
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

	add( 'woocommerce_admin_chart_item_color', ( color, key, keys ) => ( keys.indexOf( key ) === 0 ? '#123456' : color ) );

	add( 'woocommerce_admin_reports_list', ( reports ) => [
		...reports,
		{
			report: 'sample',
			title: 'Sample report',
			component: ( { query, path } ) => element.createElement( 'p', null, `Sample report at ${ path }, period ${ query.period }` ),
			navArgs: { id: 'sample-report' },
		},
	] );
} )( window.wp );
