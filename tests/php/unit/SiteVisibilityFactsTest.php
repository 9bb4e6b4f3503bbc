<?php
/**
 * Tests of the facts about who can see the site.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Boot\SiteVisibilityFacts;

/**
 * Uses the options and pages of the store.
 */
final class SiteVisibilityFactsTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( 'START TRANSACTION' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- undone below.
	}

	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( 'ROLLBACK' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		wp_cache_flush();
		remove_all_filters( 'woocommerce_store_pages' );
		parent::tearDown();
	}

	/**
	 * Values that were never stored, or are of another type, mean no.
	 */
	public function test_reads_the_options(): void {
		update_option( 'woocommerce_coming_soon', 'yes' );
		delete_option( 'woocommerce_store_pages_only' );
		update_option( 'woocommerce_private_link', array( 'yes' ) );
		$value = ( new SiteVisibilityFacts() )->value();
		$this->assertTrue( $value['isComingSoon'] );
		$this->assertFalse( $value['isStoreOnly'] );
		$this->assertFalse( $value['hasPrivateLink'] );
	}

	public function test_makes_the_secret_once(): void {
		delete_option( 'woocommerce_share_key' );
		$first = ( new SiteVisibilityFacts() )->value()['shareKey'];
		$this->assertSame( 32, strlen( $first ) );
		$this->assertSame( $first, ( new SiteVisibilityFacts() )->value()['shareKey'] );
	}

	/**
	 * Plugins add pages of their own, and may add anything else.
	 */
	public function test_v3_names_the_pages_of_the_store_and_of_plugins(): void {
		$page = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Wishes &amp; gifts',
			)
		);
		add_filter(
			'woocommerce_store_pages',
			static function ( array $pages ) use ( $page ): array {
				return $pages + array(
					'wishes' => $page,
					'none'   => -1,
					'odd'    => array( 7 ),
				);
			}
		);
		$titles = array_column( ( new SiteVisibilityFacts() )->value()['storePages'], 'title' );
		$this->assertContains( 'Wishes & gifts', $titles );
		$this->assertContains( html_entity_decode( get_the_title( wc_get_page_id( 'shop' ) ) ), $titles );
		$this->assertNotContains( '', $titles );
	}
}
