<?php
/**
 * Tests of the decision about our parts of settings pages.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\Islands;
use StoreAdmin\Admin\Manifests;
use StoreAdmin\Admin\Preload;
use StoreAdmin\Boot\Facts;

/**
 * A tab prints elements; the host's script is there or not.
 */
final class IslandsTest extends TestCase {

	private const SCRIPT = 'wc-admin-settings-embed';
	private const OURS   = 'wc_settings_site_visibility_slotfill';

	protected function setUp(): void {
		$_GET = array( 'tab' => 'test' );
		wp_register_script( self::SCRIPT, 'https://store.test/settings-embed.js', array(), '1', true );
		wp_enqueue_script( self::SCRIPT );
	}

	protected function tearDown(): void {
		$_GET = array();
		remove_all_actions( 'woocommerce_settings_test' );
		remove_all_filters( 'store_admin_host_islands' );
		wp_dequeue_script( 'third-party' );
		wp_dequeue_script( self::SCRIPT );
	}

	/**
	 * Opens a tab and returns the names of its islands, the places, and whether the host's script is printed.
	 *
	 * @param string[] $ids Ids of the elements that the tab prints.
	 * @return array{0: string[], 1: string[], 2: bool}
	 */
	private function open( array $ids ): array {
		$island    = static function ( array $changes ): array {
			return $changes + array(
				'chunk'    => 'x',
				'preloads' => array(),
				'facts'    => array(),
				'places'   => array(),
				'tab'      => '',
				'beside'   => '',
				'when'     => array(),
				'can'      => array(),
			);
		};
		$manifests = new Manifests(
			array(
				'hostPaths' => array(),
				'facts'     => array(),
				'app'       => array(
					'chunk'    => 'x',
					'preloads' => array(),
				),
				'screens'   => array(),
				'tasks'     => array(),
				'islands'   => array(
					'site-visibility' => $island( array( 'places' => array( self::OURS ) ) ),
					'secret'          => $island(
						array(
							'places' => array( 'wc_secret_slotfill' ),
							'can'    => array( 'fly' ),
						)
					),
					'below'           => $island( array( 'tab' => 'test' ) ),
					'below-old-list'  => $island(
						array(
							'tab'    => 'test',
							'beside' => 'wc_old_list_slotfill',
						)
					),
				),
			)
		);
		$islands   = new Islands( $manifests, new Preload( $manifests, new Facts() ) );
		$islands->prepare();
		add_action(
			'woocommerce_settings_test',
			static function () use ( $ids ): void {
				foreach ( $ids as $id ) {
					printf( '<div id="%s"></div>', esc_attr( $id ) );
				}
			}
		);
		ob_start();
		do_action( 'woocommerce_settings_test' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- The host's hook.
		ob_end_clean();

		return array( array_keys( $islands->settle() ), $islands->places(), wp_script_is( self::SCRIPT, 'enqueued' ) );
	}

	public function test_the_script_of_the_host_is_dropped_when_every_element_is_ours(): void {
		$places = array( self::OURS, 'wc_settings_slotfill' );

		$this->assertSame( array( array( 'site-visibility', 'below' ), $places, false ), $this->open( $places ) );
	}

	public function test_a_page_with_an_element_of_the_host_is_left_to_its_script(): void {
		$this->assertSame( array( array( 'below' ), array(), true ), $this->open( array( self::OURS, 'wc_settings_email_listing_slotfill' ) ) );
	}

	public function test_an_element_whose_part_this_user_may_not_see_stays_with_the_host(): void {
		$this->assertSame( array( array( 'below' ), array(), true ), $this->open( array( 'wc_secret_slotfill' ) ) );
	}

	public function test_a_filter_leaves_a_part_to_the_host(): void {
		add_filter(
			'store_admin_host_islands',
			static function (): array {
				return array( 'site-visibility' );
			}
		);

		$this->assertSame( array( array( 'below' ), array(), true ), $this->open( array( self::OURS ) ) );
	}

	public function test_a_script_that_depends_on_that_of_the_host_keeps_it(): void {
		wp_enqueue_script( 'third-party', 'https://store.test/third-party.js', array( self::SCRIPT ), '1', true );

		$this->assertSame( array( array( 'below' ), array(), true ), $this->open( array( self::OURS ) ) );
	}

	public function test_an_older_host_without_the_script_gets_our_parts(): void {
		wp_dequeue_script( self::SCRIPT );

		$this->assertSame( array( array( 'site-visibility', 'below' ), array( self::OURS, 'wc_new_slotfill' ), false ), $this->open( array( self::OURS, 'wc_new_slotfill' ) ) );
	}

	public function test_a_part_for_one_kind_of_tab_is_shown_where_its_element_was_printed(): void {
		wp_dequeue_script( self::SCRIPT );

		$this->assertSame( array( 'below', 'below-old-list' ), $this->open( array( 'wc_old_list_slotfill' ) )[0] );
	}

	public function test_a_section_has_no_part_below_its_form(): void {
		$_GET['section'] = 'options';

		$this->assertSame( array( array( 'site-visibility' ), array( self::OURS ), false ), $this->open( array( self::OURS ) ) );
	}
}
