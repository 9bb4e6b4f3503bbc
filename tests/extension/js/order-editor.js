( function ( { element, components, plugins } ) {
	plugins.registerPlugin( 'sample-extension-order-editor', {
		scope: 'woocommerce-admin-order-editor',
		render: () =>
			element.createElement( components.Fill, { name: '__EXPERIMENTAL__WcAdminOrderAttributionSlots' }, () =>
				element.createElement( 'p', null, 'Sample note of an order' )
			),
	} );
} )( window.wp );
