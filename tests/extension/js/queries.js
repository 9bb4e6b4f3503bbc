( function ( { addFilter } ) {
	addFilter( 'woocommerce_admin_persisted_queries', 'sample-extension/queries', ( names ) => [ ...names, 'sample' ] );

	addFilter( 'woocommerce_admin_time_excluded_screens', 'sample-extension/queries', ( screens ) => [ ...screens, 'sample-page' ] );

	addFilter( 'woocommerce_admin_nav_update_excluded_screens', 'sample-extension/queries', ( screens ) => [
		...screens,
		'sample-left-alone',
	] );
} )( window.wp.hooks );
