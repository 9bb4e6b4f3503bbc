<?php
/**
 * Keeps the state that the client stores in the browser's history.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * The client stores the user's place on Home in the state of the history entry (client/screens/home/place). WordPress
 * empties that state in the head of each admin page, where it prints the canonical address. This class saves the state
 * before and restores it afterwards.
 */
final class HistoryEntry {

	/**
	 * Id of the script that holds the state in between.
	 */
	private const ID = 'store-admin-history-entry';

	/**
	 * Adds a script before and one after that of WordPress, which runs at priority 10.
	 */
	public function attach(): void {
		add_action( 'admin_head', array( $this, 'print_save' ), 9, 0 );
		add_action( 'admin_head', array( $this, 'print_restore' ), 11, 0 );
	}

	/**
	 * Prints the script that saves the state.
	 */
	public function print_save(): void {
		wp_print_inline_script_tag( 'document.currentScript.place = history.state?.storeAdminPlace;', array( 'id' => self::ID ) );
	}

	/**
	 * Prints the script that restores it.
	 */
	public function print_restore(): void {
		wp_print_inline_script_tag( InlineScript::read( 'history-entry' ) );
	}
}
