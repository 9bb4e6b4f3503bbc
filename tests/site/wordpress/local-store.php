<?php
/**
 * Plugin Name: Local store
 * Description: Keeps a store on one's own machine quick and quiet: no mail, no update checks, nothing deleted that is only linked.
 *
 * @package StoreAdmin\Tests
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/**
 * Mail goes to a file next to the logs; there is no mail server.
 *
 * @param null|bool            $sent Not null when mail was handled already.
 * @param array<string, mixed> $mail To, subject, message.
 */
function local_store_keep_mail( $sent, array $mail ): bool {
	$line = wp_json_encode( array_intersect_key( $mail, array_flip( array( 'to', 'subject', 'message' ) ) ) );
	file_put_contents( LOCAL_STORE_LOG_DIR . '/mail.log', $line . "\n", FILE_APPEND | LOCK_EX ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	return true;
}
add_filter( 'pre_wp_mail', 'local_store_keep_mail', 10, 2 );

/**
 * Answers update checks without a request.
 */
function local_store_no_updates(): object {
	global $wp_version;
	return (object) array(
		'last_checked'    => time(),
		'version_checked' => $wp_version,
		'updates'         => array(),
		'response'        => array(),
		'no_update'       => array(),
		'translations'    => array(),
		'checked'         => array(),
	);
}
foreach ( array( 'core', 'plugins', 'themes' ) as $local_store_part ) {
	add_filter( "pre_site_transient_update_{$local_store_part}", 'local_store_no_updates' );
}

add_action(
	'admin_init',
	static function (): void {
		remove_action( 'admin_init', '_maybe_update_core' );
		remove_action( 'admin_init', '_maybe_update_plugins' );
		remove_action( 'admin_init', '_maybe_update_themes' );
	},
	0
);

// The address is not a secret here, and the question would interrupt the first sign-in.
add_filter( 'admin_email_check_interval', '__return_zero' );

// Tests and the demo store write notes straight into the table. A real host fires an action with each change, which has the same effect.
add_filter(
	'query',
	static function ( $query ) {
		if ( is_string( $query ) && preg_match( '/^\s*(?:INSERT|UPDATE|DELETE)\b.*wc_admin_notes\b/is', $query ) ) {
			delete_option( 'store_admin_note_facts' );
		}
		return $query;
	}
);

// The plugins are links into a working tree, so deleting one would delete the sources.
add_filter(
	'map_meta_cap',
	static function ( array $caps, string $cap ): array {
		return in_array( $cap, array( 'delete_plugins', 'edit_plugins' ), true ) ? array( 'do_not_allow' ) : $caps;
	},
	10,
	2
);
