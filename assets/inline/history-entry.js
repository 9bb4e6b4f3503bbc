/* Puts the place on Home back into the history entry, which WordPress has emptied (php/Admin/HistoryEntry.php). */
( ( script ) => {
	if ( script?.place ) {
		window.history.replaceState( { storeAdminPlace: script.place }, '' );
	}
	script?.remove();
} )( document.getElementById( 'store-admin-history-entry' ) );
