( function ( { element, hooks }, { addHistoryListener, getHistory, getNewPath, getPath, navigateTo, useQuery } ) {
	const { createElement, useEffect, useState } = element;
	const button = ( label, onClick ) => createElement( 'button', { type: 'button', onClick }, label );

	function SampleHistory() {
		const { tab = 'first' } = useQuery();
		const [ steps, setSteps ] = useState( 0 );
		useEffect( () => addHistoryListener( () => setSteps( ( count ) => count + 1 ) ), [] );
		return createElement(
			'section',
			null,
			createElement( 'h2', null, `Tab ${ tab } of ${ getPath() } after ${ steps } steps` ),
			button( 'Next tab', () => getHistory().push( getNewPath( { tab: 'next' } ) ) ),
			button( 'Go Home', () => navigateTo( { url: 'admin.php?page=wc-admin' } ) ),
			button( 'Mark Home in the menu', () => {
				window.wpNavMenuUrlUpdate( { period: 'week' } );
				window.wpNavMenuClassChange( { wpOpenMenu: 'toplevel_page_woocommerce' }, '/' );
			} )
		);
	}

	hooks.addFilter( 'woocommerce_admin_pages_list', 'sample-extension/history', ( pages ) => [
		...pages,
		{ container: SampleHistory, path: '/sample-history', breadcrumbs: [ 'Sample history' ], capability: 'manage_woocommerce' },
	] );
} )( window.wp, window.wc.navigation );
