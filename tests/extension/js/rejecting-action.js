( function ( { data } ) {
	// Nobody catches these, which is what makes this part faulty.
	data.dispatch( 'wc/admin/plugins' ).installPlugins( [ 'sample-plugin-that-does-not-exist' ] );
	data.dispatch( 'wc/admin/notes' ).updateNote( 987654321, { status: 'actioned' } );
} )( window.wp );
