( function ( { element, components, plugins } ) {
	plugins.registerPlugin( 'sample-extension-header-item', {
		scope: 'woocommerce-admin',
		render: () =>
			element.createElement( components.Fill, { name: 'woocommerce_header_item' }, () =>
				element.createElement( 'button', { type: 'button' }, 'Sample header item' )
			),
	} );
} )( window.wp );
