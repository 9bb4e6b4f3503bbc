<?php
/**
 * Version of the host that is simulated.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

/** The option or filter demo_store_newer_host adds what hosts after 10.5 have. */
final class HostVersion {

	/** Whether the store simulates a newer host. */
	public static function is_newer(): bool {
		return (bool) apply_filters( 'demo_store_newer_host', wc_string_to_bool( get_option( 'demo_store_newer_host', 'no' ) ) );
	}
}
