<?php
/**
 * What the add-ons of the settings pages need.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use ReflectionClass;

/**
 * Facts of the email preview and of blueprints. They are computed only on the pages that show these.
 */
final class AddOnFacts {

	private const BLUEPRINT = 'Automattic\WooCommerce\Admin\Features\Blueprint\\';

	private const EMAIL_ROUTES = 'Automattic\WooCommerce\Internal\Admin\EmailPreview\EmailPreviewRestController';

	private const EMAIL_NONCE = 'email-preview-nonce';

	private const MAX_BYTES = 52428800;

	/**
	 * The nonce that the routes of the email preview check.
	 */
	public function email_preview_nonce(): string {
		$name = self::EMAIL_ROUTES . '::NONCE_KEY';

		return (string) wp_create_nonce( defined( $name ) ? (string) constant( $name ) : self::EMAIL_NONCE );
	}

	/**
	 * Largest file of a blueprint, in bytes. The host checks each step against the same limit.
	 */
	public function blueprint_max_bytes(): int {
		$name = self::BLUEPRINT . 'RestApi::MAX_FILE_SIZE';
		$most = defined( $name ) ? (int) constant( $name ) : self::MAX_BYTES;

		/** This filter is documented in the host's REST controller of blueprints. */
		return (int) apply_filters( 'woocommerce_blueprint_upload_max_file_size', $most ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}

	/**
	 * What a blueprint can contain: settings, plugins and themes, and what extensions add.
	 *
	 * @return array<int, array{id: string, label: string, items: array<int, array{id: string, label: string, isChecked: bool}>}>
	 */
	public function blueprint_groups(): array {
		$groups = (array) SharedSettings::extended( 'blueprint_step_groups', HostCall::guarded( array( $this, 'host_groups' ), array() ) );

		return array_map(
			static function ( array $group ): array {
				return array(
					'id'    => Text::of( $group['id'] ?? '' ),
					'label' => Text::decoded( $group['label'] ?? '' ),
					'items' => array_map(
						static function ( array $item ): array {
							return array(
								'id'        => Text::of( $item['id'] ?? '' ),
								'label'     => Text::decoded( $item['label'] ?? '' ),
								'isChecked' => (bool) ( $item['checked'] ?? false ),
							);
						},
						array_values( array_filter( (array) ( $group['items'] ?? array() ), 'is_array' ) )
					),
				);
			},
			array_values( array_filter( $groups, 'is_array' ) )
		);
	}

	/**
	 * The groups as the host lists them.
	 *
	 * @return mixed[]
	 */
	public function host_groups(): array {
		$list = array( self::without_hooks( self::BLUEPRINT . 'Init' ), 'get_step_groups_for_js' );

		return is_callable( $list ) ? (array) $list() : array();
	}

	/**
	 * An object of the host whose constructor would add its hooks a second time; null when there is no such class.
	 *
	 * @param string $name Name of its class.
	 */
	private static function without_hooks( string $name ): ?object {
		return class_exists( $name ) ? ( new ReflectionClass( $name ) )->newInstanceWithoutConstructor() : null;
	}
}
