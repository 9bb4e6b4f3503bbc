( function ( { addFilter } ) {
	addFilter( 'woocommerce_admin_pages_list', 'sample-extension/returns-nothing', () => undefined );
	addFilter( 'woocommerce_admin_pages_list', 'sample-extension/returns-text', () => 'no list' );
	addFilter( 'woocommerce_admin_pages_list', 'sample-extension/odd-pages', ( pages ) =>
		Array.isArray( pages )
			? [
					...pages,
					null,
					{ path: '/no-container', capability: 'manage_woocommerce' },
					{ path: '/no-capability', container: () => 'A page for everybody' },
					...pages.slice( 0, 1 ),
				]
			: pages
	);
} )( window.wp.hooks );
