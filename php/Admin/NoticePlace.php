<?php
/**
 * Place of admin notices on classic pages.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * WordPress' own script moves notices below the heading of the page, but only once the whole page is there and was seen
 * without them: everything then jumps. The heading's place is known to nobody in PHP, so a small script waits for the
 * heading and puts notices there while the page still comes in.
 */
final class NoticePlace {

	/**
	 * Has the script printed before the first notice.
	 */
	public function attach(): void {
		add_action( 'in_admin_header', array( $this, 'print_script' ) );
	}

	/**
	 * Prints the script. Which notices are moved, and where to, are the rules of WordPress' own script, which moves them
	 * once more to the same place.
	 *
	 * Our style hides them while the class is there. It goes with the end of the page, or in five seconds, whatever else fails.
	 */
	public function print_script(): void {
		$script = <<<'JS'
( ( { classList } ) => {
	const show = () => classList.remove( 'store-admin-notices-wait' );
	const place = () => {
		const heading = document.querySelector( '.wp-header-end' ) || document.querySelector( '.wrap h1, .wrap h2' );
		const notices = [ ...document.querySelectorAll( 'div.updated, div.error, div.notice' ) ].filter(
			( notice ) => ! notice.matches( '.inline, .below-h2' ) && ! notice.contains( heading )
		);
		const isInPlace = ( notice, index ) => notice.previousElementSibling === ( notices[ index - 1 ] || heading );
		if ( heading && ! notices.every( isInPlace ) ) {
			heading.after( ...notices );
		}
	};
	setTimeout( show, 5000 );
	classList.add( 'store-admin-notices-wait' );
	const observer = new MutationObserver( place );
	observer.observe( document, { childList: true, subtree: true } );
	document.addEventListener( 'DOMContentLoaded', () => {
		observer.disconnect();
		show();
		place();
	} );
} )( document.documentElement );
JS;

		wp_print_inline_script_tag( $script );
	}
}
