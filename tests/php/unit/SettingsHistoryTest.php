<?php
/**
 * Tests of the settings history.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\History\HistoryLog;
use StoreAdmin\History\HistoryRoutes;
use StoreAdmin\History\SettingsHistory;
use WP_REST_Request;

/**
 * Options are really written.
 */
final class SettingsHistoryTest extends TestCase {

	private const PLACE = 'admin.php?page=wc-settings&tab=general';
	private const NAMES = array( 'woocommerce_test_city', 'woocommerce_test_settings', 'woocommerce_test_api_key', 'test_other' );

	protected function setUp(): void {
		wp_set_current_user( 1 );
		delete_option( HistoryLog::OPTION );
		array_map( 'delete_option', self::NAMES );
		HistoryRoutes::register();
	}

	protected function tearDown(): void {
		// The other tests are run by this user.
		wp_set_current_user( 1 );
		delete_option( HistoryLog::OPTION );
		array_map( 'delete_option', self::NAMES );
	}

	/**
	 * Saves settings in a request of a settings page.
	 *
	 * @param array<string, mixed> $values Options by name.
	 */
	private function save( array $values ): void {
		$this->record(
			static function () use ( $values ): void {
				foreach ( $values as $name => $value ) {
					update_option( $name, $value );
				}
			}
		);
	}

	/**
	 * Records what a request of a settings page saves.
	 *
	 * @param callable $save Saves settings.
	 */
	private function record( callable $save ): void {
		$history = new SettingsHistory( self::PLACE );
		$history->add_hooks();
		$save();
		$history->save();
		remove_action( 'store_admin_settings_put_back', array( $history, 'note_titles' ) );
		remove_action( 'update_option', array( $history, 'note_option' ) );
		remove_action( 'add_option', array( $history, 'note_new_option' ) );
		remove_action( 'delete_option', array( $history, 'note_deletion' ) );
		remove_action( 'shutdown', array( $history, 'save' ), 0 );
		remove_filter( 'woocommerce_admin_settings_sanitize_option', array( $history, 'note_field' ) );
	}

	/**
	 * Sends a request to the routes.
	 *
	 * @param string $method Method.
	 * @param string $path   Path below the namespace.
	 * @return array{0: int, 1: mixed}
	 */
	private function send( string $method, string $path ): array {
		$response = rest_do_request( new WP_REST_Request( $method, "/store-admin/v1/settings-history{$path}" ) );

		return array( $response->get_status(), $response->get_data() );
	}

	public function test_a_save_is_kept_with_before_after_user_and_time(): void {
		update_option( 'woocommerce_test_city', 'Austin' );
		$this->save( array( 'woocommerce_test_city' => 'Dallas' ) );
		list( $status, $entries ) = $this->send( 'GET', '' );

		$this->assertSame( 200, $status );
		$this->assertCount( 1, $entries );
		$this->assertSame( self::PLACE, $entries[0]['place'] );
		$this->assertSame( 'admin', $entries[0]['user'] );
		$this->assertSame( 1, preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', $entries[0]['time'] ) );
		$this->assertSame( array( array( 'option' => 'woocommerce_test_city', 'label' => '', 'before' => 'Austin', 'after' => 'Dallas' ) ), $entries[0]['changes'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line reads best.
	}

	public function test_a_field_of_a_gateway_is_a_change_of_its_own_and_its_secrets_are_left_out(): void {
		update_option( 'woocommerce_test_settings', array( 'title' => 'Card', 'api_secret' => 'one' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line reads best.
		$this->save( array( 'woocommerce_test_settings' => array( 'title' => 'Cards', 'api_secret' => 'two', 'hint' => 'sk_live_51HxyzABCDEF' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line reads best.
		list( , $entries ) = $this->send( 'GET', '' );

		$this->assertSame( array( 'woocommerce_test_settings[title]' ), array_column( $entries[0]['changes'], 'option' ) );
		$this->assertStringNotContainsString( 'sk_live', (string) wp_json_encode( get_option( HistoryLog::OPTION ) ) );
	}

	public function test_secrets_and_options_of_others_are_not_kept(): void {
		$this->save(
			array(
				'woocommerce_test_api_key' => 'abc',
				'test_other'               => 'x',
			)
		);

		$this->assertSame( array( 200, array() ), $this->send( 'GET', '' ) );
	}

	public function test_notes_of_the_host_to_itself_are_no_settings(): void {
		$this->assertFalse( SettingsHistory::is_setting( 'woocommerce_woopayments_nox_profile' ) );
		$this->assertTrue( SettingsHistory::is_setting( 'woocommerce_woocommerce_payments_settings' ) );
	}

	public function test_a_save_that_changes_nothing_makes_no_entry(): void {
		update_option( 'woocommerce_test_city', 'Austin' );
		$this->save( array( 'woocommerce_test_city' => 'Austin' ) );

		$this->assertSame( array( 200, array() ), $this->send( 'GET', '' ) );
	}

	public function test_a_secret_inside_a_list_is_not_kept(): void {
		$accounts = array( array( 'name' => 'One', 'api_key' => 'abc' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line reads best.
		$this->save( array( 'woocommerce_test_settings' => array( 'title' => 'Card', 'accounts' => $accounts ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line reads best.

		$this->assertStringNotContainsString( 'abc', (string) wp_json_encode( get_option( HistoryLog::OPTION ) ) );
		$this->assertSame( array( 'woocommerce_test_settings[title]' ), array_column( $this->send( 'GET', '' )[1][0]['changes'], 'option' ) );
	}

	public function test_nothing_in_another_form_is_no_change(): void {
		$this->save(
			array(
				'woocommerce_test_city'     => '',
				'woocommerce_test_settings' => array(),
			)
		);

		$this->assertSame( array( 200, array() ), $this->send( 'GET', '' ) );
	}

	public function test_the_last_hundred_entries_are_kept(): void {
		$log = new HistoryLog();

		for ( $count = 1; $count <= HistoryLog::LIMIT + 2; $count++ ) {
			$log->add( self::PLACE, array() );
		}

		$this->assertCount( HistoryLog::LIMIT, $log->entries() );
		$this->assertSame( HistoryLog::LIMIT + 2, $log->entries()[0]['id'] );
	}

	public function test_a_stored_value_of_another_shape_is_left_out(): void {
		update_option( HistoryLog::OPTION, array( 'x', array( 'id' => 'one' ) ) );
		$this->assertSame( array(), ( new HistoryLog() )->entries() );
		update_option(
			HistoryLog::OPTION,
			array(
				array(
					'id'      => 1,
					'time'    => 1,
					'user'    => 1,
					'place'   => self::PLACE,
					'changes' => array( 'x' ),
				),
			)
		);
		$this->assertSame( array( 200, array() ), $this->send( 'GET', '' ) );
		update_option( HistoryLog::OPTION, 'x' );
		$this->assertSame( array(), ( new HistoryLog() )->entries() );
	}

	public function test_put_back_writes_the_values_of_before(): void {
		update_option( 'woocommerce_test_settings', array( 'title' => 'Card', 'api_secret' => 'one' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line reads best.
		$this->save(
			array(
				'woocommerce_test_city'     => 'Dallas',
				'woocommerce_test_settings' => array( 'title' => 'Cards', 'api_secret' => 'two' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line reads best.
			)
		);

		$this->assertSame( array( 200, array( 'putBack' => 1 ) ), $this->send( 'POST', '/1/put-back' ) );
		$this->assertFalse( get_option( 'woocommerce_test_city' ) );
		$this->assertSame( array( 'title' => 'Card', 'api_secret' => 'two' ), get_option( 'woocommerce_test_settings' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line reads best.
	}

	public function test_a_new_order_is_one_change_and_is_put_back_as_a_whole(): void {
		update_option( 'woocommerce_test_settings', array_flip( array( 'bacs', 'cheque', 'cod' ) ) );
		$this->save( array( 'woocommerce_test_settings' => array_flip( array( 'cod', 'bacs', 'cheque' ) ) ) );
		$changes = ( new HistoryLog() )->entries()[0]['changes'];

		$this->assertCount( 1, $changes );
		$this->assertSame( array( 'woocommerce_test_settings', array_flip( array( 'bacs', 'cheque', 'cod' ) ) ), array( $changes[0]['option'], $changes[0]['before'] ) );
		$this->assertSame( 200, $this->send( 'POST', '/1/put-back' )[0] );
		$this->assertSame( array( 'bacs', 'cheque', 'cod' ), array_keys( get_option( 'woocommerce_test_settings' ) ) );
	}

	public function test_numbers_with_names_are_fields_and_no_order(): void {
		update_option( 'woocommerce_test_settings', array( 'width' => 300, 'height' => 300 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line reads best.
		$this->save( array( 'woocommerce_test_settings' => array( 'width' => 300, 'height' => 200 ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line reads best.

		$this->assertSame( 'woocommerce_test_settings[height]', ( new HistoryLog() )->entries()[0]['changes'][0]['option'] );
	}

	public function test_an_entry_of_put_back_has_the_titles_of_the_entry_before(): void {
		$change = array( 'label' => 'City', 'before' => 'Austin', 'after' => 'Dallas' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line reads best.
		update_option( 'woocommerce_test_city', 'Dallas' );
		( new HistoryLog() )->add( self::PLACE, array( array( 'option' => 'woocommerce_test_city' ) + $change ) );
		$this->record(
			function (): void {
				$this->send( 'POST', '/1/put-back' );
			}
		);
		$entry = ( new HistoryLog() )->entries()[0];

		$this->assertSame( array( 2, 'City', 'Austin' ), array( $entry['id'], $entry['changes'][0]['label'], $entry['changes'][0]['after'] ) );
	}

	public function test_put_back_of_a_new_option_is_kept_and_can_be_put_back_too(): void {
		$this->save( array( 'woocommerce_test_city' => 'Dallas' ) );
		$this->record(
			function (): void {
				$this->send( 'POST', '/1/put-back' );
			}
		);
		$this->assertFalse( get_option( 'woocommerce_test_city' ) );
		$this->assertSame( array( 200, array( 'putBack' => 2 ) ), $this->send( 'POST', '/2/put-back' ) );
		$this->assertSame( 'Dallas', get_option( 'woocommerce_test_city' ) );
	}

	public function test_put_back_changes_nothing_when_a_value_was_changed_again(): void {
		update_option( 'woocommerce_test_city', 'Austin' );
		$this->save( array( 'woocommerce_test_city' => 'Dallas' ) );
		update_option( 'woocommerce_test_city', 'Houston' );

		$this->assertSame( 409, $this->send( 'POST', '/1/put-back' )[0] );
		$this->assertSame( 'Houston', get_option( 'woocommerce_test_city' ) );
		$this->assertFalse( $this->send( 'GET', '' )[1][0]['canPutBack'] );
	}

	public function test_an_entry_with_an_option_that_is_no_setting_cannot_be_put_back(): void {
		( new HistoryLog() )->add( self::PLACE, array( array( 'option' => 'test_other', 'label' => '', 'before' => 'x', 'after' => null ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line reads best.

		$this->assertSame( 409, $this->send( 'POST', '/1/put-back' )[0] );
		$this->assertFalse( get_option( 'test_other' ) );
	}

	public function test_an_unknown_entry_is_not_found(): void {
		$this->assertSame( 404, $this->send( 'POST', '/7/put-back' )[0] );
	}

	public function test_a_user_who_may_not_manage_the_store_may_do_neither(): void {
		wp_set_current_user( 0 );

		$this->assertSame( 401, $this->send( 'GET', '' )[0] );
		$this->assertSame( 401, $this->send( 'POST', '/1/put-back' )[0] );
	}
}
