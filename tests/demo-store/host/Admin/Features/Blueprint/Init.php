<?php
/**
 * What a blueprint can contain.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Features\Blueprint;

use DemoStore\Admin\SettingsForm;

/** Lists settings, plugins and themes for the export. */
final class Init {

	/** Step of the export by tab. */
	private const STEPS = array(
		'general'         => 'setWCSettingsGeneral',
		'products'        => 'setWCSettingsProducts',
		'tax'             => 'setWCSettingsTax',
		'account'         => 'setWCSettingsAccount',
		'email'           => 'setWCSettingsEmails',
		'site-visibility' => 'setWCSettingsSiteVisibility',
		'advanced'        => 'setWCSettingsAdvanced',
	);

	/**
	 * Tab of a step of the export, null when there is none.
	 */
	public static function tab_of( string $step ): ?string {
		$tab = array_search( $step, self::STEPS, true );
		return false === $tab ? null : $tab;
	}

	/**
	 * The groups of items.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function get_step_groups_for_js() {
		$tabs   = SettingsForm::tabs();
		$active = (array) get_option( 'active_plugins', array() );
		if ( ! function_exists( 'get_plugins' ) ) {
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
		}
		$groups = array(
			'settings' => array_map( static fn ( string $tab, string $step ): array => self::item( $step, $tabs[ $tab ], true ), array_keys( self::STEPS ), self::STEPS ),
			'plugins'  => array_map( static fn ( string $file, array $plugin ): array => self::item( $file, $plugin['Name'], in_array( $file, $active, true ) ), array_keys( get_plugins() ), get_plugins() ),
			'themes'   => array_map( static fn ( \WP_Theme $theme ): array => self::item( $theme->get_stylesheet(), (string) $theme->get( 'Name' ), get_stylesheet() === $theme->get_stylesheet() ), array_values( wp_get_themes() ) ),
		);
		$titles = array(
			'settings' => __( 'WooCommerce Settings', 'woocommerce' ),
			'plugins'  => __( 'Plugins', 'woocommerce' ),
			'themes'   => __( 'Themes', 'woocommerce' ),
		);
		return array_map(
			static fn ( string $id ): array => array(
				'id'          => $id,
				'label'       => $titles[ $id ],
				'description' => '',
				'icon'        => $id,
				'items'       => $groups[ $id ],
			),
			array_keys( $groups )
		);
	}

	/** @return array{id: string, label: string, checked: bool} */
	private static function item( string $id, string $label, bool $checked ): array {
		return array(
			'id'      => $id,
			'label'   => $label,
			'checked' => $checked,
		);
	}
}
