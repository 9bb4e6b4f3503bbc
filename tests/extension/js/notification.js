( function ( { element, components, plugins } ) {
	plugins.registerPlugin( 'sample-extension-notification', {
		scope: 'woocommerce-admin',
		render: () =>
			element.createElement(
				components.Fill,
				{ name: 'AbbreviatedNotification' },
				element.createElement( 'a', { href: 'index.php' }, 'Sample: 3 things wait for you' )
			),
	} );
} )( window.wp );
