( function ( { element, hooks } ) {
	// Many extensions fetch data of their own before they add a page.
	setTimeout( () => {
		hooks.addFilter( 'woocommerce_admin_pages_list', 'sample-extension/late-page', ( pages ) => [
			...pages,
			{
				container: () => element.createElement( 'h2', null, 'A page that came late' ),
				path: '/late-page',
				breadcrumbs: [ 'Late page' ],
				capability: 'manage_woocommerce',
			},
		] );
	}, 300 );
} )( window.wp );
