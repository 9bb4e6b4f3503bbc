<?php
/**
 * Gives the host's packages the signed-in user.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * The host's app put the user of its settings into WordPress' store before anything else ran, and scripts that came with it
 * rely on that: they ask for a capability without waiting. Where neither the settings nor the store are loaded this does nothing.
 */
final class CurrentUserHydration {

	/**
	 * Script that runs before ours.
	 */
	public function script(): string {
		return <<<'JS'
( ( user, core ) => {
	if ( user && core?.receiveCurrentUser ) {
		core.startResolution( 'getCurrentUser', [] );
		core.receiveCurrentUser( user );
		core.finishResolution( 'getCurrentUser', [] );
	}
} )( window.wcSettings?.admin?.currentUserData, wp.data.dispatch( 'core' ) );
JS;
	}
}
