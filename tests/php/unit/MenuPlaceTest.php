<?php
/**
 * Tests of the open entry of the admin menu.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\MenuPlace;

/**
 * Each test sets its own menu.
 */
final class MenuPlaceTest extends TestCase {

	/**
	 * The menu before the test.
	 *
	 * @var mixed
	 */
	private $menu;

	/**
	 * The name of the page before the test.
	 *
	 * @var mixed
	 */
	private $page;

	/**
	 * Sets a menu with Analytics below its own entry.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->menu         = $GLOBALS['submenu'] ?? null;
		$this->page         = $GLOBALS['plugin_page'] ?? null;
		$GLOBALS['submenu'] = array(
			'woocommerce'                       => array( array( 'Home', 'read', 'wc-admin' ) ),
			'wc-admin&path=/analytics/overview' => array( array( 'Revenue', 'read', 'wc-admin&path=/analytics/revenue' ) ),
		);
	}

	/**
	 * Puts the menu back.
	 */
	protected function tearDown(): void {
		$GLOBALS['submenu'] = $this->menu;
		remove_all_filters( 'parent_file' );
		remove_all_filters( 'submenu_file' );
		$GLOBALS['plugin_page'] = $this->page;
		parent::tearDown();
	}

	/**
	 * The parent of the screen's entry is open, and the entry is marked.
	 */
	public function test_entry_of_the_screen_is_open(): void {
		( new MenuPlace( '/analytics/revenue' ) )->add_hooks();

		$this->assertSame( 'wc-admin&path=/analytics/overview', apply_filters( 'parent_file', 'woocommerce' ) );
		$this->assertSame( 'wc-admin&path=/analytics/revenue', apply_filters( 'submenu_file', null ) );
	}

	/**
	 * An entry whose name is its whole address is found too, as that of Marketing.
	 */
	public function test_entry_named_by_its_address_is_open(): void {
		$entry = 'admin.php?page=wc-admin&path=/marketing';

		$GLOBALS['submenu']['woocommerce-marketing'] = array( array( 'Overview', 'read', $entry ) );
		( new MenuPlace( '/marketing' ) )->add_hooks();

		$this->assertSame( 'woocommerce-marketing', apply_filters( 'parent_file', 'woocommerce' ) );
		$this->assertSame( $entry, apply_filters( 'submenu_file', null ) );
	}

	/**
	 * The page has the name of the entry only while the menu is printed.
	 */
	public function test_page_has_its_own_name_again_after_the_menu(): void {
		$GLOBALS['plugin_page'] = 'wc-admin';
		$place                  = new MenuPlace( '/analytics/revenue' );

		$place->submenu_file( null );
		$this->assertSame( 'wc-admin&path=/analytics/revenue', $GLOBALS['plugin_page'] );

		$place->restore();
		$this->assertSame( 'wc-admin', $GLOBALS['plugin_page'] );
	}

	/**
	 * A screen without an entry leaves the menu as it is, also when a plugin broke the menu.
	 */
	public function test_screen_without_an_entry_changes_nothing(): void {
		$GLOBALS['submenu']['broken'] = 'nonsense';
		( new MenuPlace( '/unknown' ) )->add_hooks();

		$this->assertSame( 'woocommerce', apply_filters( 'parent_file', 'woocommerce' ) );
		$this->assertNull( apply_filters( 'submenu_file', null ) );
	}
}
