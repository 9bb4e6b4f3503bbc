( function ( { element, components, plugins } ) {
	plugins.registerPlugin( 'sample-extension-settings-place', {
		scope: 'woocommerce-site-visibility-settings',
		render: () =>
			element.createElement( components.Fill, { name: '__EXPERIMENTAL__WcAdminSettingsSlots' }, () =>
				element.createElement( 'p', null, 'Sample note of the visibility' )
			),
	} );
} )( window.wp );
