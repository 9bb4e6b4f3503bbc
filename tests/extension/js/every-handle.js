( function ( { data, element, hooks }, wc ) {
	const { createElement } = element;

	function EveryHandle() {
		const options = data.select( wc.data.OPTIONS_STORE_NAME );
		return createElement(
			wc.components.Section,
			null,
			createElement( 'h2', null, 'A page on every package' ),
			createElement( 'p', null, `Packages: ${ Object.keys( wc ).sort().join( ' ' ) }` ),
			createElement( 'p', null, `Store of options: ${ typeof options.getOption }` ),
			createElement( 'p', null, `Version: ${ wc.wcSettings.getSetting( 'wcVersion', '' ) }` ),
			createElement( 'button', { type: 'button', onClick: () => wc.navigation.updateQueryString( {}, '/', {} ) }, 'Sample way Home' )
		);
	}

	hooks.addFilter( 'woocommerce_admin_pages_list', 'sample-extension/every-handle', ( pages ) => [
		...pages,
		{ container: EveryHandle, path: '/sample-every-handle', breadcrumbs: [ 'Every package' ], capability: 'manage_woocommerce' },
	] );
} )( window.wp, window.wc );
