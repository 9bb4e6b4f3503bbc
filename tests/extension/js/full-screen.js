( function ( { element, hooks } ) {
	const { createElement, useEffect } = element;

	function SampleFullScreen() {
		useEffect( () => {
			document.body.classList.add( 'woocommerce-admin-full-screen', 'is-wp-toolbar-disabled' );
			return () => {
				throw new Error( 'The sample page fails before it ends full screen.' );
			};
		}, [] );
		const leave = () => {
			const { getHistory, getNewPath } = window.wc.navigation;
			getHistory().push( getNewPath( {}, '/', {} ) );
		};
		return createElement( 'button', { type: 'button', onClick: leave }, 'Leave the sample set-up' );
	}

	hooks.addFilter( 'woocommerce_admin_pages_list', 'sample-extension/full-screen', ( pages ) => [
		...pages,
		{ container: SampleFullScreen, path: '/sample-full-screen', breadcrumbs: [ 'Sample set-up' ] },
	] );
} )( window.wp );
