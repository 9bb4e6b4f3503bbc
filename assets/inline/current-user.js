/**
 * Puts the signed-in user of the host's settings into WordPress' store, as the host's app does before other scripts run.
 * Scripts of extensions check capabilities without waiting for a request. Does nothing where the settings or the store are missing.
 */
( ( user, core ) => {
	if ( user && core?.receiveCurrentUser ) {
		core.startResolution( 'getCurrentUser', [] );
		core.receiveCurrentUser( user );
		core.finishResolution( 'getCurrentUser', [] );
	}
} )( window.wcSettings?.admin?.currentUserData, wp.data.dispatch( 'core' ) );
