<?php
/**
 * Tests of printed answers of POST requests.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use RuntimeException;
use StoreAdmin\Admin\Manifests;
use StoreAdmin\Admin\PostPreload;
use StoreAdmin\Admin\Preload;
use StoreAdmin\Boot\Facts;
use WP_Error;
use WP_REST_Request;

/**
 * Requests of a route that answers with its body, prints a warning, refuses or throws.
 */
final class PostPreloadTest extends TestCase {

	protected function setUp(): void {
		wp_set_current_user( 1 );
		update_option( 'woocommerce_default_country', 'US:TX' );
		rest_get_server();
		register_rest_route(
			'trial/v1',
			'/read',
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => static function ( WP_REST_Request $request ) {
					echo 'Warning';

					if ( 'no' === $request['location'] ) {
						return new WP_Error( 'no', 'No', array( 'status' => 403 ) );
					}

					if ( 'broken' === $request['location'] ) {
						throw new RuntimeException( 'broken' );
					}

					return array( 'for' => $request['location'] );
				},
			)
		);
	}

	/**
	 * Computes the answers of a preload.
	 *
	 * @param string   $location Value of the body.
	 * @param string[] $can      Capabilities that are needed.
	 * @return array<string, mixed>
	 */
	private function answers( string $location, array $can = array() ): array {
		$facts = new Facts();
		$entry = array(
			'path' => '/trial/v1/read',
			'when' => array(),
			'can'  => $can,
			'post' => array( 'location' => $location ),
		);

		return ( new PostPreload( new Preload( new Manifests( null ), $facts ), $facts ) )->answers( array( $entry ) );
	}

	public function test_an_answer_has_the_request_as_its_name_and_prints_nothing(): void {
		$this->expectOutputString( '' );
		$this->assertSame( array( 'POST /trial/v1/read {"location":"DE"}' => array( 'for' => 'DE' ) ), $this->answers( 'DE' ) );
	}

	public function test_the_name_of_a_fact_is_replaced_by_its_value(): void {
		$this->assertSame( array( 'POST /trial/v1/read {"location":"US"}' => array( 'for' => 'US' ) ), $this->answers( '{paymentCountry}' ) );
	}

	public function test_a_refused_or_broken_request_has_no_answer(): void {
		$this->assertSame( array(), $this->answers( 'no' ) );
		$this->assertSame( array(), $this->answers( 'broken' ) );
	}

	public function test_a_user_who_lacks_a_capability_gets_no_answer(): void {
		$this->assertSame( array(), $this->answers( 'DE', array( 'fly' ) ) );
	}
}
