( function ( { element, hooks }, { navigation } ) {
	// A marketing extension: many packages, pages without a capability, and registration that waits until a listener watches the list.
	const LIST = 'woocommerce_admin_pages_list';
	const WATCHER = 'woocommerce/woocommerce/watch_woocommerce_admin_pages_list';
	const FULL_SCREEN = [ 'woocommerce-admin-full-screen', 'is-wp-toolbar-disabled' ];
	const { createElement, useEffect } = element;
	const goTo = ( path ) => navigation.getHistory().push( navigation.getNewPath( {}, path, {} ) );

	function Start() {
		return createElement( 'button', { type: 'button', onClick: () => goTo( '/late-marketing/setup' ) }, 'Start the set-up' );
	}

	function Setup() {
		useEffect( () => {
			document.body.classList.add( ...FULL_SCREEN );
			return () => document.body.classList.remove( ...FULL_SCREEN );
		}, [] );
		return createElement( 'button', { type: 'button', onClick: () => goTo( '/late-marketing/start' ) }, 'Leave the set-up' );
	}

	const addPages = () =>
		hooks.addFilter( LIST, 'sample-extension/late-marketing', ( pages ) => [
			...pages,
			{
				container: Start,
				path: '/late-marketing/start',
				breadcrumbs: [ [ '', 'WooCommerce' ], [ '/marketing', 'Marketing' ], 'Late marketing' ],
				wpOpenMenu: 'toplevel_page_woocommerce-marketing',
				navArgs: { id: 'late-marketing' },
			},
			{
				container: Setup,
				path: '/late-marketing/setup',
				breadcrumbs: [ [ '', 'WooCommerce' ], 'Set up late marketing' ],
				layout: { header: false },
			},
		] );

	// Without the watcher a page that is added after the first run of the filter would never be seen, so this script waits three seconds for the
	// watcher and then gives up.
	const patience = Date.now() + 3000;
	const tryAgain = () => {
		if ( hooks.didFilter( LIST ) && ! hooks.hasAction( 'hookAdded', WATCHER ) ) {
			return Date.now() < patience && setTimeout( tryAgain, 100 );
		}
		addPages();
	};
	window.addEventListener( 'load', () => setTimeout( tryAgain, 200 ) );
} )( window.wp, window.wc );
