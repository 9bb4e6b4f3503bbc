( function ( { element, plugins }, { WooHeaderPageTitle } ) {
	plugins.registerPlugin( 'sample-extension-page-title', {
		scope: 'woocommerce-admin',
		render: () => element.createElement( WooHeaderPageTitle, null, 'Sample title' ),
	} );
} )( window.wp, window.wc.adminLayout );
