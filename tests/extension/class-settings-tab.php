<?php
/**
 * A tab of the settings, as extensions with settings of several pages have.
 *
 * @package SampleExtension
 */

declare( strict_types=1 );

namespace SampleExtension;

/**
 * Adds the tab "Sample currencies", which a script draws.
 */
final class Settings_Tab {

	private const TAB = 'sample-currencies';

	/**
	 * Registers the tab.
	 */
	public function add(): void {
		add_filter(
			'woocommerce_settings_tabs_array',
			static function ( array $tabs ): array {
				return $tabs + array( self::TAB => 'Sample currencies' );
			},
			60
		);
		add_action(
			'woocommerce_settings_' . self::TAB,
			static function (): void {
				$GLOBALS['hide_save_button'] = true; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- The host's own switch.
				echo '<div id="sample-currencies"></div>';
			}
		);
	}

	/**
	 * Prints a script of a page without WordPress' loader.
	 */
	public static function print_script(): void {
		?>
		<script>
			wp.hooks.addFilter( 'woocommerce_admin_pages_list', 'sample-extension/printed', ( pages ) => [
				...pages,
				{ container: () => React.createElement( 'h2', null, 'A printed page' ), path: '/printed', breadcrumbs: [ 'Printed' ] },
			] );
		</script>
		<?php
	}
}
