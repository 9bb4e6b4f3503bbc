( function ( { data } ) {
	// These rejections are not caught, on purpose.
	data.dispatch( 'wc/admin/plugins' ).installPlugins( [ 'sample-plugin-that-does-not-exist' ] );
	data.dispatch( 'wc/admin/notes' ).updateNote( 987654321, { status: 'actioned' } );
} )( window.wp );
