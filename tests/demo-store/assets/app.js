/* A plain page of the demo store's own, shown when no other plugin takes the handle over. */
( function ( wp ) {
	const root = document.getElementById( 'root' );
	window.wc.app = {};
	if ( ! root ) {
		return;
	}
	// Plugins call these when they change the address; this page has no menu to update.
	window.wpNavMenuUrlUpdate = () => undefined;
	window.wpNavMenuClassChange = () => undefined;

	const list = document.createElement( 'ul' );
	const title = document.createElement( 'h1' );
	title.textContent = 'Demo store';
	root.append( title, list );

	wp.apiFetch( { path: '/wc-admin/onboarding/tasks' } ).then( ( lists ) => {
		lists
			.filter( ( { isVisible } ) => isVisible )
			.flatMap( ( { tasks } ) => tasks )
			.forEach( ( task ) => {
				const row = document.createElement( 'li' );
				row.textContent = ( task.isComplete ? '✓ ' : '' ) + task.title;
				list.append( row );
			} );
	} );
} )( window.wp );
