( function ( { element, components, plugins } ) {
	const { createElement, lazy } = element;
	const Unfinished = lazy( () => new Promise( () => {} ) );

	plugins.registerPlugin( 'sample-extension-unfinished-fill', {
		scope: 'woocommerce-admin',
		render: () =>
			createElement( components.Fill, { name: 'woocommerce_header_item' }, () =>
				createElement( 'div', null, createElement( Unfinished ) )
			),
	} );

	plugins.registerPlugin( 'sample-extension-unfinished-plugin', {
		scope: 'woocommerce-admin',
		render: () => createElement( Unfinished ),
	} );
} )( window.wp );
