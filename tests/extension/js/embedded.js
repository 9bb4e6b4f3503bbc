( function ( { element, hooks } ) {
	function SamplePart( { tab } ) {
		return element.createElement( 'p', null, `Sample part of tab ${ tab }` );
	}

	hooks.addFilter( 'woocommerce_admin_embedded_layout_components', 'sample-extension/embedded', ( parts, query ) =>
		query.page === 'wc-settings' ? [ ...parts, SamplePart ] : parts
	);
} )( window.wp );
