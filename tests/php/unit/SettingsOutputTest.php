<?php
/**
 * Tests of the elements that a settings tab prints.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\SettingsOutput;

/**
 * The output must be printed as it is.
 */
final class SettingsOutputTest extends TestCase {

	private const HOOK = 'woocommerce_settings_test';

	protected function tearDown(): void {
		remove_all_actions( self::HOOK );
		remove_all_actions( 'admin_notices' );
	}

	/**
	 * Prints a tab.
	 *
	 * @param SettingsOutput $output    Reads the tab.
	 * @param callable       $print_tab Prints the content of the tab.
	 */
	private function printed( SettingsOutput $output, callable $print_tab ): string {
		$output->watch( 'test' );
		add_action( self::HOOK, $print_tab );
		ob_start();
		do_action( self::HOOK ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- The host's hook.

		return (string) ob_get_clean();
	}

	public function test_the_ids_of_elements_are_found_and_the_output_stays(): void {
		$html   = '<div id="wc_tax_settings_slotfill"></div><div id=\'experimental_wc_settings_payments_main\'></div><p id="wc_other">wc_settings_slotfill</p><div id="wc_tax_settings_slotfill"></div>';
		$output = new SettingsOutput();

		$this->assertSame(
			$html,
			$this->printed(
				$output,
				static function () use ( $html ): void {
					echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant of the test.
				}
			)
		);
		$this->assertSame( array( 'wc_tax_settings_slotfill', 'experimental_wc_settings_payments_main' ), $output->places() );
	}

	public function test_an_element_among_the_notices_is_found_too(): void {
		$output = new SettingsOutput();
		$output->watch( 'test' );
		$print = static function (): void {
			echo '<div id="wc_settings_features_email_feedback_slotfill"></div>';
		};
		add_action( 'admin_notices', $print );
		ob_start();
		do_action( 'admin_notices' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- The hook of WordPress.
		ob_end_clean();

		$this->assertSame( array( 'wc_settings_features_email_feedback_slotfill' ), $output->places() );
	}

	public function test_a_plugin_that_closes_the_buffer_loses_nothing(): void {
		$output = new SettingsOutput();
		$html   = $this->printed(
			$output,
			static function (): void {
				echo '<div id="wc_settings_slotfill"></div>';
				ob_end_flush();
				echo '<p>More</p>';
			}
		);

		$this->assertSame( '<div id="wc_settings_slotfill"></div><p>More</p>', $html );
		$this->assertSame( array( 'wc_settings_slotfill' ), $output->places() );
	}
}
