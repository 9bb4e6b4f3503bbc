<?php
/**
 * Moves admin notices of classic pages to their place early.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * WordPress moves notices below the page heading only after the whole page was shown, so the page jumps. PHP does not
 * know where the heading will be. A small inline script waits for the heading and moves the notices while the page is
 * loading.
 */
final class NoticePlace {

	/**
	 * Adds the script before the first notice.
	 */
	public function attach(): void {
		add_action( 'in_admin_header', array( $this, 'print_script' ) );
	}

	/**
	 * Prints the script. It adds a class with which our style hides the notices, and removes the class when the document
	 * is complete, after five seconds at the latest.
	 */
	public function print_script(): void {
		wp_print_inline_script_tag( InlineScript::read( 'notice-place' ) );
	}
}
