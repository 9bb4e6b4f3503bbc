<?php
/**
 * Values that plugins change in the host's settings for scripts.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use Closure;
use ReflectionException;
use ReflectionFunction;
use ReflectionMethod;

/**
 * Extensions add to a value in the host's filter of shared settings. The host's own functions there are left out: they would compute all
 * of the settings, of which our pages print only what they need.
 */
final class SharedSettings {

	private const FILTER = 'woocommerce_admin_shared_settings';

	/**
	 * Passes a value through the functions of extensions.
	 *
	 * @param string $name  Name of the setting.
	 * @param mixed  $value Value of the host.
	 * @return mixed The value as the extensions leave it.
	 */
	public static function extended( string $name, $value ) {
		$settings = array( $name => $value );

		foreach ( self::callbacks() as $callback ) {
			$changed = HostCall::guarded(
				static function () use ( $callback, $settings ) {
					return $callback( $settings );
				},
				$settings
			);
			// A function that returns nothing of use is ignored.
			$settings = is_array( $changed ) && isset( $changed[ $name ] ) ? $changed : $settings;
		}

		return $settings[ $name ];
	}

	/**
	 * Functions of extensions, in the order in which the filter calls them.
	 *
	 * @return callable[]
	 */
	private static function callbacks(): array {
		$hook   = $GLOBALS['wp_filter'][ self::FILTER ] ?? null;
		$levels = $hook instanceof \WP_Hook ? $hook->callbacks : array();
		ksort( $levels );
		$functions = array_column( array_merge( ...array_map( 'array_values', array_values( $levels ) ) ), 'function' );

		return array_filter(
			array_filter( $functions, 'is_callable' ),
			static function ( $callback ): bool {
				return ! self::is_of_host( $callback );
			}
		);
	}

	/**
	 * Whether the host has defined a function.
	 *
	 * @param callable $callback A function.
	 */
	private static function is_of_host( $callback ): bool {
		try {
			$file = self::reflect( $callback )->getFileName();
		} catch ( ReflectionException $error ) {
			return true;
		}

		$host = defined( 'WC_PLUGIN_FILE' ) ? dirname( (string) constant( 'WC_PLUGIN_FILE' ) ) : '';

		return false !== $file && '' !== $host && 0 === strpos( wp_normalize_path( $file ), wp_normalize_path( $host ) . '/' );
	}

	/**
	 * Describes a function.
	 *
	 * @param callable $callback A function.
	 * @return ReflectionFunction|ReflectionMethod
	 */
	private static function reflect( $callback ) {
		if ( is_array( $callback ) ) {
			return new ReflectionMethod( $callback[0], $callback[1] );
		}

		return new ReflectionFunction( Closure::fromCallable( $callback ) );
	}
}
