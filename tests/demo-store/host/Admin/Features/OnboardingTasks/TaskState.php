<?php
/**
 * Stored lists of task ids.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\OnboardingTasks;

/** Options that hold lists of ids, and the key style of REST. */
final class TaskState {

	/** Whether an option holds an id. */
	public static function has( string $option, string $id ): bool {
		return in_array( $id, self::ids( $option ), true );
	}

	/** Adds an id to an option. */
	public static function add( string $option, string $id ): bool {
		return self::has( $option, $id ) || update_option( $option, array_merge( self::ids( $option ), array( $id ) ) );
	}

	/** Removes an id from an option. */
	public static function remove( string $option, string $id ): bool {
		return ! self::has( $option, $id ) || update_option( $option, array_values( array_diff( self::ids( $option ), array( $id ) ) ) );
	}

	/**
	 * Keys of an array in camel case, at all depths.
	 *
	 * @param mixed $data Data.
	 * @return mixed
	 */
	public static function camel_case( mixed $data ): mixed {
		if ( ! is_array( $data ) ) {
			return $data;
		}
		$result = array();
		foreach ( $data as $key => $value ) {
			$name            = is_string( $key ) ? lcfirst( str_replace( '_', '', ucwords( $key, '_' ) ) ) : $key;
			$result[ $name ] = self::camel_case( $value );
		}
		return $result;
	}

	/** @return list<string> */
	private static function ids( string $option ): array {
		return array_values( array_map( 'strval', (array) get_option( $option, array() ) ) );
	}
}
