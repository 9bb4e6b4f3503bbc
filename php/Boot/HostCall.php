<?php
/**
 * Calls code of the host and of other plugins.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use Throwable;

/**
 * Code of others may be missing, changed or broken. The page then works without its value.
 */
final class HostCall {

	/**
	 * Result of a call, or the fallback when the call throws.
	 *
	 * @template Value
	 * @param callable(): Value $call     Call.
	 * @param Value             $fallback Value when it throws.
	 * @return Value
	 */
	public static function guarded( callable $call, $fallback ) {
		try {
			return $call();
		} catch ( Throwable $error ) {
			return $fallback;
		}
	}

	/**
	 * Result of a static method that may not exist.
	 *
	 * @param string $class_name  Class.
	 * @param string $method_name Method.
	 * @return mixed Null when the method is missing or throws.
	 */
	public static function method( string $class_name, string $method_name ) {
		$method = array( $class_name, $method_name );

		return is_callable( $method ) ? self::guarded( $method, null ) : null;
	}
}
