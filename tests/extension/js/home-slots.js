( function ( { element, components, plugins } ) {
	const { createElement } = element;
	const { Fill, MenuItem } = components;

	plugins.registerPlugin( 'sample-extension-home', {
		scope: 'woocommerce-admin',
		render: () =>
			createElement(
				element.Fragment,
				null,
				createElement(
					Fill,
					{ name: 'woocommerce_homescreen_experimental_header_banner_item' },
					createElement( 'p', null, 'Sample banner' )
				),
				createElement(
					Fill,
					{ name: 'experimental_woocommerce_wcpay_feature' },
					createElement( 'p', null, 'Sample payment feature' )
				),
				createElement(
					Fill,
					{ name: 'experimental_woocommerce_tasklist_footer_item' },
					createElement( 'p', null, 'Sample list footer' )
				),
				createElement( Fill, { name: 'DisplayOptions' }, createElement( MenuItem, { role: 'menuitem' }, 'Sample display option' ) )
			),
	} );
} )( window.wp );
