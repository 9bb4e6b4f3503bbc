<?php
/**
 * Roles and capabilities.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Install;

/** Gives the administrator and the shop manager what the host gives them. */
final class Capabilities {

	/** Adds the roles and their capabilities. */
	public static function add(): void {
		$store = self::store_capabilities();

		add_role( 'customer', _x( 'Customer', 'User role', 'woocommerce' ), array( 'read' => true ) );
		add_role( 'shop_manager', _x( 'Shop manager', 'User role', 'woocommerce' ), array_fill_keys( self::manager_capabilities(), true ) );

		foreach ( array( 'administrator', 'shop_manager' ) as $name ) {
			$role = get_role( $name );
			foreach ( $role ? $store : array() as $capability ) {
				$role->add_cap( $capability );
			}
		}
	}

	/**
	 * Capabilities of the store itself.
	 *
	 * @return list<string>
	 */
	public static function store_capabilities(): array {
		$capabilities = array( 'manage_woocommerce', 'create_customers', 'view_woocommerce_reports' );
		foreach ( array( 'product', 'shop_order', 'shop_coupon' ) as $type ) {
			foreach ( array( 'edit', 'read', 'delete' ) as $verb ) {
				$capabilities[] = "{$verb}_{$type}";
			}
			foreach ( array( 'edit', 'edit_others', 'publish', 'read_private', 'delete', 'delete_private', 'delete_published', 'delete_others', 'edit_private', 'edit_published' ) as $verb ) {
				$capabilities[] = "{$verb}_{$type}s";
			}
			foreach ( array( 'manage', 'edit', 'delete', 'assign' ) as $verb ) {
				$capabilities[] = "{$verb}_{$type}_terms";
			}
		}
		return $capabilities;
	}

	/** @return list<string> */
	private static function manager_capabilities(): array {
		$capabilities = array( 'read', 'list_users', 'edit_users', 'moderate_comments', 'manage_categories', 'manage_links', 'upload_files', 'import', 'export', 'level_9' );
		foreach ( array( 'posts', 'pages' ) as $type ) {
			foreach ( array( 'edit', 'edit_others', 'edit_published', 'edit_private', 'publish', 'read_private', 'delete', 'delete_others', 'delete_published', 'delete_private' ) as $verb ) {
				$capabilities[] = "{$verb}_{$type}";
			}
		}
		return array_merge( $capabilities, array( 'edit_theme_options' ) );
	}
}
