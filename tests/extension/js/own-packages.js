( function ( { data, element, hooks } ) {
	// An extension that brings copies of the host's packages: a data store of the host's name, slots by name, a history of its own.
	const store = data.createReduxStore( 'sample-extension/options', {
		reducer: ( state = { name: 'own copy' } ) => state,
		selectors: { getName: ( state ) => state.name },
	} );
	data.register( store );
	const goTo = ( path ) => {
		window.history.pushState( null, '', `admin.php?page=wc-admin&path=${ encodeURIComponent( path ) }` );
		window.dispatchEvent( new PopStateEvent( 'popstate', { state: null } ) );
	};

	// The classes of a set-up that takes the whole screen, set before anything is drawn and taken away when it is left.
	function Guide() {
		element.useLayoutEffect( () => {
			document.documentElement.classList.remove( 'wp-toolbar' );
			document.body.classList.add( 'woocommerce-onboarding', 'woocommerce-admin-full-screen' );
			return () => {
				document.documentElement.classList.add( 'wp-toolbar' );
				document.body.classList.remove( 'woocommerce-onboarding', 'woocommerce-admin-full-screen' );
			};
		}, [] );
		const name = data.useSelect( ( select ) => select( store ).getName(), [] );
		return element.createElement( 'button', { type: 'button', onClick: () => goTo( '/' ) }, `Finish the guide of the ${ name }` );
	}

	hooks.addFilter( 'woocommerce_admin_pages_list', 'sample-extension/own-packages', ( pages ) => {
		pages.push( { container: Guide, path: '/own-packages/guide', breadcrumbs: [ 'Guide' ] } );
		return pages;
	} );
} )( window.wp );
