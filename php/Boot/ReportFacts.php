<?php
/**
 * What the reports still have to tell the owner.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use WC_Payment_Gateway;

/**
 * Facts about announcements on the screens of the reports, and about filters that only newer hosts have.
 */
final class ReportFacts {

	private const HOST = 'Automattic\\WooCommerce\\Admin\\API\\Reports\\';

	/**
	 * Option of the host by report: whether somebody has read which date the report counts by.
	 */
	private const DATE_TOURS = array(
		'orders'  => 'woocommerce_orders_report_date_tour_shown',
		'revenue' => 'woocommerce_revenue_report_date_tour_shown',
	);

	/**
	 * Class of the host that answers the report of orders.
	 *
	 * @var string
	 */
	private string $orders;

	/**
	 * Class of the host that answers the report of taxes.
	 *
	 * @var string
	 */
	private string $taxes;

	/**
	 * Stores the names of the classes.
	 *
	 * @param string $orders Class that answers the report of orders.
	 * @param string $taxes  Class that answers the report of taxes.
	 */
	public function __construct( string $orders = self::HOST . 'Orders\\Controller', string $taxes = self::HOST . 'Taxes\\Controller' ) {
		$this->orders = $orders;
		$this->taxes  = $taxes;
	}

	/**
	 * Reports that still announce which date they count by. Only those who can change that date get it.
	 *
	 * @return string[] Names of reports.
	 */
	public function date_tours(): array {
		$is_unread = static function ( string $option ): bool {
			return 'yes' !== get_option( $option, 'no' );
		};

		return current_user_can( 'manage_woocommerce' ) ? array_keys( array_filter( self::DATE_TOURS, $is_unread ) ) : array();
	}

	/**
	 * Whether the owner has never chosen when orders are imported into the reports. Only then the host announces the choice.
	 */
	public function is_update_mode_unset(): bool {
		return current_user_can( 'manage_woocommerce' ) && false === get_option( 'woocommerce_analytics_scheduled_import', false );
	}

	/**
	 * Payment methods that orders can be filtered by: the gateways of the site and, by their ids, removed ones that orders were paid with.
	 *
	 * @return array<string, string> Titles by id; empty on older hosts.
	 */
	public function payment_methods(): array {
		if ( ! $this->has_param( $this->orders, 'payment_method_includes' ) ) {
			return array();
		}

		$used     = HostCall::method( self::HOST . 'Orders\\DataStore', 'get_all_payment_methods' );
		$used     = array_diff( array_map( array( Text::class, 'of' ), is_array( $used ) ? $used : array() ), array( '' ) );
		$gateways = HostCall::guarded(
			static function (): array {
				return WC()->payment_gateways()->payment_gateways();
			},
			array()
		);
		$titles   = array_combine( $used, $used );

		foreach ( $gateways as $gateway ) {
			$titles[ $gateway->id ] = self::title( $gateway );
		}

		return $titles;
	}

	/**
	 * Whether taxes can be filtered by the country or state of their orders.
	 */
	public function has_tax_locations(): bool {
		return $this->has_param( $this->taxes, 'location_includes' );
	}

	/**
	 * The product whose report the address names. Its type decides all other requests, so the page is printed with it.
	 *
	 * @return string Id; '' when the address names none.
	 */
	public function opened_product(): string {
		$products = 'single_product' === Address::argument( 'filter' ) ? Address::argument( 'products' ) : '';

		return 1 === preg_match( '/^[1-9]\d{0,19}$/', $products ) ? $products : '';
	}

	/**
	 * Title of a gateway: that of the checkout, or else the one for the owner.
	 *
	 * @param WC_Payment_Gateway $gateway Gateway, often of a plugin.
	 */
	private static function title( WC_Payment_Gateway $gateway ): string {
		$title = HostCall::guarded(
			static function () use ( $gateway ) {
				return $gateway->get_title() ? $gateway->get_title() : $gateway->get_method_title();
			},
			''
		);
		$title = trim( Text::decoded( $title ) );

		return '' === $title ? $gateway->id : $title;
	}

	/**
	 * Whether the route of a report has a parameter. The class that answers is asked, because the list of all routes takes a tenth of a
	 * second to build.
	 *
	 * @param string $controller Class that answers.
	 * @param string $param      Name of the parameter.
	 */
	private function has_param( string $controller, string $param ): bool {
		if ( ! current_user_can( 'view_woocommerce_reports' ) || ! class_exists( $controller ) ) {
			return false;
		}

		return HostCall::guarded(
			static function () use ( $controller, $param ): bool {
				$route = new $controller();

				return method_exists( $route, 'get_collection_params' ) && isset( $route->get_collection_params()[ $param ] );
			},
			false
		);
	}
}
