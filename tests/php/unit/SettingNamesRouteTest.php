<?php
/**
 * Tests of the names of settings.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\SettingNamesRoute;
use WP_REST_Request;

/**
 * The host's tabs are faked, because the demo store has none.
 */
final class SettingNamesRouteTest extends TestCase {

	public function test_names_come_with_tab_and_section_and_without_headings(): void {
		$page = new class() {
			public function get_id(): string {
				return 'products';
			}

			public function get_label(): string {
				return 'Products &amp; more';
			}

			/**
			 * Sections.
			 *
			 * @return array<string, string>
			 */
			public function get_sections(): array {
				return array(
					''          => 'General',
					'inventory' => 'Inventory',
					'broken'    => 'Broken',
				);
			}

			/**
			 * Settings.
			 *
			 * @param string $section Section.
			 * @return mixed
			 */
			public function get_settings_for_section( string $section ) {
				return array(
					''          => array(
						array(
							'id'    => 'heading',
							'type'  => 'title',
							'title' => 'Heading',
						),
						array(
							'id'    => 'unit',
							'title' => 'Weight <b>unit</b>',
							'value' => 'secret',
						),
						array( 'id' => 'nameless' ),
						'no setting',
					),
					'inventory' => array(
						array(
							'id'    => 'hold',
							'title' => 'Hold stock',
						),
					),
				)[ $section ] ?? null;
			}
		};

		$this->assertSame(
			array(
				array(
					'id'       => 'unit',
					'label'    => 'Weight unit',
					'tab'      => 'products',
					'tabLabel' => 'Products & more',
					'section'  => '',
				),
				array(
					'id'       => 'hold',
					'label'    => 'Hold stock',
					'tab'      => 'products',
					'tabLabel' => 'Products & more',
					'section'  => 'inventory',
				),
			),
			SettingNamesRoute::names( array( $page, null, new \stdClass() ) )
		);
	}

	public function test_checkboxes_of_a_group_are_told_apart_by_their_own_words(): void {
		$page = new class() {
			public function get_id(): string {
				return 'account';
			}

			/**
			 * Settings.
			 *
			 * @return array<int, array<string, string>>
			 */
			public function get_settings_for_section(): array {
				$box = array(
					'type'          => 'checkbox',
					'checkboxgroup' => '',
				);

				return array(
					$box + array(
						'id'    => 'guests',
						'title' => 'Checkout',
						'desc'  => 'Enable <b>guest</b> checkout',
					),
					$box + array(
						'id'   => 'login',
						'desc' => 'Enable log-in',
					),
					$box + array(
						'id'    => 'plain',
						'title' => 'Reviews',
					),
				);
			}
		};

		$this->assertSame( array( 'Checkout: Enable guest checkout', 'Enable log-in', 'Reviews' ), array_column( SettingNamesRoute::names( array( $page ) ), 'label' ) );
	}

	public function test_a_failing_tab_takes_only_its_own_settings(): void {
		$page = new class() {
			public function get_id(): string {
				throw new \RuntimeException( 'Broken.' );
			}

			public function get_settings_for_section(): void {
			}
		};

		$good = new class() {
			public function get_id(): string {
				return 'tax';
			}

			/**
			 * Sections.
			 *
			 * @return array<string, string>
			 */
			public function get_sections(): array {
				return array( '' => 'Options' );
			}

			/**
			 * Settings.
			 *
			 * @return array<int, array<string, string>>
			 */
			public function get_settings_for_section(): array {
				return array(
					array(
						'id'    => 'round',
						'title' => 'Round tax',
					),
				);
			}
		};

		$this->assertSame( array( 'round' ), array_column( SettingNamesRoute::names( array( $page, $good ) ), 'id' ) );
	}

	public function test_the_route_is_for_those_who_manage_the_store(): void {
		SettingNamesRoute::register();
		wp_set_current_user( 0 );

		$this->assertSame( 401, rest_do_request( new WP_REST_Request( 'GET', '/store-admin/v1/setting-names' ) )->get_status() );

		wp_set_current_user( 1 );

		$this->assertSame( 200, rest_do_request( new WP_REST_Request( 'GET', '/store-admin/v1/setting-names' ) )->get_status() );
	}
}
