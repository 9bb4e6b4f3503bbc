window.wp.hooks.addFilter( 'woocommerce_admin_pages_list', 'sample-extension/throwing-filter', () => {
	throw new Error( 'This filter always throws' );
} );
