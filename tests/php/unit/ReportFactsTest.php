<?php
/**
 * Tests of the facts for the reports.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use RuntimeException;
use StoreAdmin\Boot\ReportFacts;

/**
 * Uses the gateways of the store and classes with the parameters of a newer host.
 */
final class ReportFactsTest extends TestCase {

	/**
	 * Id of the user who is signed in for the suite.
	 *
	 * @var int
	 */
	private int $admin = 0;

	/**
	 * Stores the signed-in user.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->admin = get_current_user_id();
	}

	/**
	 * Signs in again.
	 */
	protected function tearDown(): void {
		wp_set_current_user( $this->admin );
		parent::tearDown();
	}

	/**
	 * Name of a class whose route has one parameter.
	 *
	 * @param string $param Name of the parameter.
	 */
	private function controller( string $param ): string {
		$controller = new class() {

			/**
			 * Name of the parameter.
			 *
			 * @var string
			 */
			public static string $param = '';

			/**
			 * The parameters, as the classes of the host return them.
			 *
			 * @throws RuntimeException For the parameter "broken".
			 * @return array<string, mixed>
			 */
			public function get_collection_params(): array {
				if ( 'broken' === self::$param ) {
					throw new RuntimeException( 'The schema of a plugin is broken.' );
				}
				return array( self::$param => array( 'type' => 'array' ) );
			}
		};

		$controller::$param = $param;
		return get_class( $controller );
	}

	public function test_orders_are_filtered_by_the_gateways_of_the_site_where_the_route_can(): void {
		$titles = ( new ReportFacts( $this->controller( 'payment_method_includes' ) ) )->payment_methods();

		$this->assertSame( array_keys( WC()->payment_gateways()->payment_gateways() ), array_keys( $titles ) );
		$this->assertSame( 'Direct bank transfer', $titles['bacs'] );
	}

	public function test_a_gateway_has_its_title_as_plain_text_or_else_its_id(): void {
		$gateways = WC()->payment_gateways()->payment_gateways();

		$gateways['cod']->title           = '<b>Pay &amp; go</b> <img src="cash.png">';
		$gateways['cheque']->title        = '';
		$gateways['cheque']->method_title = '<img src="cheque.png">';

		$titles = ( new ReportFacts( $this->controller( 'payment_method_includes' ) ) )->payment_methods();

		$this->assertSame( 'Pay & go', $titles['cod'] );
		$this->assertSame( 'cheque', $titles['cheque'] );
	}

	/**
	 * Routes without the parameters, and classes that cannot be used.
	 *
	 * @return array<string, array{string}>
	 */
	public function without_the_parameters(): array {
		return array(
			'an older host'   => array( 'coupon_includes' ),
			'a broken schema' => array( 'broken' ),
		);
	}

	/**
	 * A report without the parameters has no such filters.
	 *
	 * @dataProvider without_the_parameters
	 * @param string $param The only parameter of the route.
	 */
	public function test_a_route_without_the_parameters_has_no_such_filters( string $param ): void {
		$facts = new ReportFacts( $this->controller( $param ), $this->controller( $param ) );

		$this->assertSame( array(), $facts->payment_methods() );
		$this->assertFalse( $facts->has_tax_locations() );
	}

	public function test_a_missing_class_has_no_such_filters(): void {
		$facts = new ReportFacts( 'Gone\\Controller', 'Gone\\Controller' );

		$this->assertSame( array(), $facts->payment_methods() );
		$this->assertFalse( $facts->has_tax_locations() );
	}

	public function test_taxes_are_filtered_by_location_where_the_route_can(): void {
		$this->assertTrue( ( new ReportFacts( '', $this->controller( 'location_includes' ) ) )->has_tax_locations() );
	}

	public function test_users_without_reports_are_told_of_no_filters(): void {
		wp_set_current_user( 0 );

		$this->assertSame( array(), ( new ReportFacts( $this->controller( 'payment_method_includes' ) ) )->payment_methods() );
		$this->assertFalse( ( new ReportFacts( '', $this->controller( 'location_includes' ) ) )->has_tax_locations() );
	}

	/**
	 * The product in an address.
	 *
	 * @param mixed $filter   Value of the query argument `filter`.
	 * @param mixed $products Value of the query argument `products`.
	 */
	private function product_of( $filter, $products ): string {
		$before = $_GET; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Restored below.
		$_GET   = array(
			'filter'   => $filter,
			'products' => $products,
		);
		$id     = ( new ReportFacts() )->opened_product();
		$_GET   = $before;

		return $id;
	}

	public function test_the_opened_product_is_the_one_of_a_single_product_report(): void {
		$this->assertSame( '50', $this->product_of( 'single_product', '50' ) );
		$this->assertSame( '', $this->product_of( 'compare-products', '50' ) );
		$this->assertSame( '', $this->product_of( array(), '50' ) );
	}

	public function test_the_opened_product_is_empty_for_anything_but_one_id(): void {
		foreach ( array( '50,51', '0', '-1', 'abc', '', '<b>', array( '50' ), '5 0' ) as $products ) {
			$this->assertSame( '', $this->product_of( 'single_product', $products ) );
		}
	}
}
