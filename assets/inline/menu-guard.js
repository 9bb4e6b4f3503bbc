/**
 * Opens links to our screens as new documents. The host's app would otherwise open them itself and show its own screen.
 * The tag carries the host's path patterns in `data-host-paths`.
 */
( () => {
	const patterns = JSON.parse( document.currentScript.dataset.hostPaths );
	const fits = ( path, pattern ) => ( pattern.endsWith( '/*' ) ? path.startsWith( pattern.slice( 0, -1 ) ) : path === pattern );
	// The last pattern that fits decides; one that begins with "!" is a screen of ours.
	const isHosts = ( path ) =>
		patterns
			.filter( ( pattern ) => fits( path, pattern.replace( /^!/, '' ) ) )
			.at( -1 )
			?.startsWith( '!' ) === false;
	document.getElementById( 'adminmenu' )?.addEventListener(
		'click',
		( event ) => {
			const link = event.target.closest( 'a[href]' );
			if ( ! link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ) {
				return;
			}
			const { searchParams } = new URL( link.href );
			if ( searchParams.get( 'page' ) === 'wc-admin' && ! isHosts( searchParams.get( 'path' ) || '/' ) ) {
				event.stopImmediatePropagation();
			}
		},
		true
	);
} )();
