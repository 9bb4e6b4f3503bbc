<?php
/**
 * The route with the names of all settings.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\Text;
use Throwable;
use WP_REST_Response;

/**
 * Names of the settings with tab and section, for the command palette. The host's own routes are one per tab, which are seven requests before anything
 * is found, and they do not say in which section a setting is. Values are not sent.
 */
final class SettingNamesRoute {

	/**
	 * Registers the route.
	 */
	public static function register(): void {
		register_rest_route(
			'store-admin/v1',
			'/setting-names',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => array( self::class, 'list_names' ),
					'permission_callback' => static function (): bool {
						return current_user_can( 'manage_woocommerce' );
					},
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	/**
	 * JSON schema of a name.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'setting-name',
			'type'       => 'object',
			'properties' => array_fill_keys( array( 'id', 'label', 'tab', 'tabLabel', 'section' ), array( 'type' => 'string' ) ),
		);
	}

	/**
	 * The settings of all tabs.
	 */
	public static function list_names(): WP_REST_Response {
		$pages = is_callable( array( 'WC_Admin_Settings', 'get_settings_pages' ) ) ? call_user_func( array( 'WC_Admin_Settings', 'get_settings_pages' ) ) : array();

		return new WP_REST_Response( self::names( is_array( $pages ) ? $pages : array() ) );
	}

	/**
	 * The settings of tabs. A tab of an extension that fails takes only its own settings.
	 *
	 * @param array<mixed> $pages Tabs.
	 * @return list<array{id: string, label: string, tab: string, tabLabel: string, section: string}>
	 */
	public static function names( array $pages ): array {
		$names = array();

		foreach ( $pages as $page ) {
			try {
				$names[] = self::names_of( $page );
			} catch ( Throwable $failure ) {
				continue;
			}
		}

		return array_merge( array(), ...$names );
	}

	/**
	 * The settings of one tab.
	 *
	 * @param mixed $page Tab of the host or of an extension.
	 * @return list<array{id: string, label: string, tab: string, tabLabel: string, section: string}>
	 */
	private static function names_of( $page ): array {
		if ( ! is_object( $page ) || ! is_callable( array( $page, 'get_id' ) ) || ! is_callable( array( $page, 'get_settings_for_section' ) ) ) {
			return array();
		}

		$label    = is_callable( array( $page, 'get_label' ) ) ? $page->get_label() : '';
		$sections = is_callable( array( $page, 'get_sections' ) ) ? $page->get_sections() : array();
		$names    = array();

		// A tab with a list of sections may leave out the first, whose name is empty.
		foreach ( array_unique( array_merge( array( '' ), array_map( 'strval', array_keys( is_array( $sections ) ? $sections : array() ) ) ) ) as $section ) {
			$settings = $page->get_settings_for_section( $section );

			foreach ( is_array( $settings ) ? $settings : array() as $setting ) {
				$name = is_array( $setting ) && self::has_field( $setting ) ? self::name_of( $setting ) : '';

				if ( '' !== $name ) {
					$names[] = array(
						'id'       => (string) $setting['id'],
						'label'    => $name,
						'tab'      => Text::of( $page->get_id() ),
						'tabLabel' => trim( Text::decoded( $label ) ),
						'section'  => $section,
					);
				}
			}
		}

		return $names;
	}

	/**
	 * The words beside a field. Checkboxes of a group share a title or have none, so that their own words tell them apart.
	 *
	 * @param array<mixed> $setting Setting as the host describes it.
	 */
	private static function name_of( array $setting ): string {
		$title = trim( Text::decoded( $setting['title'] ?? '' ) );
		$words = 'checkbox' === ( $setting['type'] ?? '' ) && isset( $setting['checkboxgroup'] ) ? trim( Text::decoded( $setting['desc'] ?? '' ) ) : '';

		return '' === $title || '' === $words ? $title . $words : "$title: $words";
	}

	/**
	 * Whether a setting is a field with a name, and no heading.
	 *
	 * @param array<mixed> $setting Setting as the host describes it.
	 */
	private static function has_field( array $setting ): bool {
		return is_string( $setting['id'] ?? null ) && '' !== $setting['id'] && ! in_array( $setting['type'] ?? '', array( 'title', 'sectionend', 'info' ), true );
	}
}
