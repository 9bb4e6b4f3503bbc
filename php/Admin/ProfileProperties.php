<?php
/**
 * What older hosts do not know of the profile of a store.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * The app of older hosts writes the option of the profile itself. Their route saves none of the answers about the owner and says that it did, and it
 * refuses the industry that their app stores. Here the route learns both, with the types of newer hosts.
 */
final class ProfileProperties {

	private const ROUTE = '/wc-admin/onboarding/profile';

	private const MORE = array(
		'business_choice'       => array( 'type' => array( 'string', 'null' ) ),
		'selling_online_answer' => array( 'type' => array( 'string', 'null' ) ),
		'selling_platforms'     => array(
			'type'  => array( 'array', 'null' ),
			'items' => array( 'type' => 'string' ),
		),
	);

	/**
	 * Adds the filters. The route is registered by then, so what it accepts is changed where routes are searched.
	 */
	public static function register(): void {
		add_filter( 'woocommerce_rest_onboarding_profile_properties', array( self::class, 'complete' ) );
		add_filter( 'rest_endpoints', array( self::class, 'accept_industry' ) );
	}

	/**
	 * Lets the route accept the name of an industry where it wants objects.
	 *
	 * @param mixed $endpoints Handlers by route.
	 * @return mixed
	 */
	public static function accept_industry( $endpoints ) {
		if ( ! is_array( $endpoints ) || ! is_array( $endpoints[ self::ROUTE ] ?? null ) ) {
			return $endpoints;
		}

		foreach ( $endpoints[ self::ROUTE ] as $index => $handler ) {
			if ( is_array( $handler ) && 'object' === ( $handler['args']['industry']['items']['type'] ?? null ) ) {
				$endpoints[ self::ROUTE ][ $index ]['args']['industry']['items']['type'] = array( 'object', 'string' );
			}
		}

		return $endpoints;
	}

	/**
	 * Adds what is missing.
	 *
	 * @param mixed $properties Properties of the host by name.
	 * @return mixed
	 */
	public static function complete( $properties ) {
		if ( ! is_array( $properties ) ) {
			return $properties;
		}

		foreach ( self::MORE as $name => $schema ) {
			$properties[ $name ] = $properties[ $name ] ?? $schema + array(
				'context'           => array( 'view' ),
				'readonly'          => true,
				'validate_callback' => 'rest_validate_request_arg',
			);
		}

		return $properties;
	}
}
