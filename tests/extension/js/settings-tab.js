( function ( { element, i18n } ) {
	// Draws a tab of the settings in a place that PHP printed, with a React root of its own.
	const place = document.getElementById( 'sample-currencies' );
	if ( place ) {
		element
			.createRoot( place )
			.render( element.createElement( 'button', { type: 'button' }, i18n.__( 'Add a currency', 'sample-extension' ) ) );
	}
} )( window.wp );
