( function ( { addFilter } ) {
	addFilter( 'woocommerce_admin_homescreen_quicklinks', 'sample-extension/quick-links', ( links ) => [
		...links,
		{ title: 'Sample link', href: 'admin.php?page=wc-settings&tab=advanced', icon: null },
	] );

	addFilter( 'woocommerce_admin_homepage_default_stats', 'sample-extension/stats', ( stats ) =>
		stats.filter( ( stat ) => stat !== 'products/items_sold' )
	);
} )( window.wp.hooks );
