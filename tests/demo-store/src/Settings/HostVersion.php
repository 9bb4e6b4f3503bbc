<?php
/**
 * Which host is played.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

/** With the option or filter demo_store_newer_host the store also has what hosts after 10.5 brought. */
final class HostVersion {

	/** Whether the store plays a newer host. */
	public static function is_newer(): bool {
		return (bool) apply_filters( 'demo_store_newer_host', wc_string_to_bool( get_option( 'demo_store_newer_host', 'no' ) ) );
	}
}
