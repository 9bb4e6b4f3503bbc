<?php
/**
 * Arguments of the lists of customers.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use WP_Error;
use WP_REST_Request;

/** Arguments of the filters, shared by the list, the report and its totals. */
final class CustomerArgs {

	/**
	 * Arguments of all filters.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function filters(): array {
		$ids  = array(
			'type'  => 'array',
			'items' => array( 'type' => 'integer' ),
		);
		$args = array(
			'include'             => $ids,
			'customers'           => $ids,
			'users'               => $ids,
			'search'              => array( 'type' => 'string' ),
			'force_cache_refresh' => array( 'type' => 'boolean' ),
			'searchby'            => self::choice( array( 'name', 'username', 'email', 'all' ) ),
			'match'               => self::choice( array( 'all', 'any' ) ),
			'user_type'           => self::choice( array( 'all', 'registered', 'guest' ) ),
			'filter_empty'        => array(
				'type'  => 'array',
				'items' => array(
					'type' => 'string',
					'enum' => array( 'email', 'name', 'country', 'city', 'state', 'postcode' ),
				),
			),
		);
		return $args + self::rules();
	}

	/** @return array<string, mixed> */
	public static function texts(): array {
		return array(
			'type'  => 'array',
			'items' => array( 'type' => 'string' ),
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function rules(): array {
		$args = array();
		foreach ( array( 'name', 'username', 'email', 'country', 'location' ) as $name ) {
			$args[ "{$name}_includes" ] = array( 'type' => 'string' );
			$args[ "{$name}_excludes" ] = array( 'type' => 'string' );
		}
		foreach ( array( 'registered', 'last_active', 'last_order' ) as $name ) {
			$args[ "{$name}_between" ] = self::pair( 'string' );
			foreach ( array( 'before', 'after' ) as $end ) {
				$args[ "{$name}_$end" ] = array(
					'type'   => 'string',
					'format' => 'date-time',
				);
			}
		}
		foreach ( array( 'orders_count', 'total_spend', 'avg_order_value' ) as $name ) {
			$type = 'orders_count' === $name ? 'integer' : 'number';

			$args[ "{$name}_min" ]     = array( 'type' => $type );
			$args[ "{$name}_max" ]     = array( 'type' => $type );
			$args[ "{$name}_between" ] = self::pair( 'number' );
		}
		return $args;
	}

	/**
	 * Argument with two values. Unlike other lists, it must not be a text with a comma.
	 *
	 * @param string $type Type of the values.
	 * @return array<string, mixed>
	 */
	private static function pair( string $type ): array {
		return array(
			'type'              => 'array',
			'items'             => array( 'type' => $type ),
			'validate_callback' => static fn ( mixed $value, WP_REST_Request $request, string $name ): bool|WP_Error => is_array( $value ) && 2 === count( $value )
				? true
				/* translators: %s is the name of a parameter. */
				: new WP_Error( 'rest_invalid_param', sprintf( __( '%s is no list of two values.', 'woocommerce' ), $name ) ),
		);
	}

	/**
	 * @param list<string> $values Values; the first one is the default.
	 * @return array<string, mixed>
	 */
	private static function choice( array $values ): array {
		return array(
			'type'    => 'string',
			'default' => $values[0],
			'enum'    => $values,
		);
	}
}
