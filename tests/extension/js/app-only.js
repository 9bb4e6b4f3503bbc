( function ( wp, wc ) {
	// Depends on the app's handle only, as many extensions do, and uses the packages that come with it.
	wp.plugins.registerPlugin( 'sample-extension-app-only', {
		scope: 'woocommerce-admin',
		render: () =>
			wp.element.createElement( wc.adminLayout.WooHeaderItem, null, () =>
				wp.element.createElement( 'span', null, `Sample after the app on ${ wc.navigation.getPath() }` )
			),
	} );
} )( window.wp, window.wc );
