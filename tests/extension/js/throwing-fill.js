( function ( { element, components, plugins } ) {
	function Broken() {
		throw new Error( 'This fill always throws' );
	}
	plugins.registerPlugin( 'sample-extension-throwing-fill', {
		scope: 'woocommerce-admin',
		render: () => element.createElement( components.Fill, { name: 'woocommerce_header_item' }, () => element.createElement( Broken ) ),
	} );
} )( window.wp );
