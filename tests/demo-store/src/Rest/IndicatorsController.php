<?php
/**
 * Routes of the performance indicators.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Reports\Indicators;
use WP_REST_Request;
use WP_REST_Response;

/** Single figures of a period, in the order of the server. */
final class IndicatorsController extends Controller {

	private const BASE = 'wc-analytics/reports/performance-indicators';

	/** Label and format by indicator. */
	private const LIST = array(
		'revenue/total_sales'      => array( 'Total sales', 'currency' ),
		'revenue/net_revenue'      => array( 'Net sales', 'currency' ),
		'orders/orders_count'      => array( 'Orders', 'number' ),
		'orders/avg_order_value'   => array( 'Average order value', 'currency' ),
		'products/items_sold'      => array( 'Products sold', 'number' ),
		'revenue/refunds'          => array( 'Returns', 'currency' ),
		'coupons/orders_count'     => array( 'Discounted orders', 'number' ),
		'coupons/amount'           => array( 'Net discount amount', 'currency' ),
		'taxes/total_tax'          => array( 'Total tax', 'currency' ),
		'taxes/order_tax'          => array( 'Order tax', 'currency' ),
		'taxes/shipping_tax'       => array( 'Shipping tax', 'currency' ),
		'revenue/shipping'         => array( 'Shipping', 'currency' ),
		'downloads/download_count' => array( 'Downloads', 'number' ),
		'revenue/gross_sales'      => array( 'Gross sales', 'currency' ),
		'variations/items_sold'    => array( 'Variations Sold', 'number' ),
	);

	/** Registers the routes. */
	public function register(): void {
		$read = Access::needs( 'view_woocommerce_reports' );
		$date = array(
			'type'   => 'string',
			'format' => 'date-time',
		);
		$this->route(
			self::BASE,
			$this->endpoint(
				self::READ,
				array( $this, 'list' ),
				$read,
				array(
					'stats'  => $this->choices( array_keys( self::LIST ) ),
					'after'  => $date,
					'before' => $date,
				)
			)
		);
		$this->route( self::BASE . '/allowed', $this->endpoint( self::READ, array( $this, 'allowed' ), $read ) );
	}

	/** Values; null unless both ends of the period are given. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$wanted  = wp_parse_list( $request['stats'] ?? array() );
		$stats   = array_filter( array_keys( self::LIST ), static fn ( string $stat ): bool => ! $wanted || in_array( $stat, $wanted, true ) );
		$figures = $wanted && $request['after'] && $request['before'] ? new Indicators( $request ) : null;
		return $this->whole(
			array_map(
				fn ( string $stat ): array => $this->indicator(
					$stat,
					array(
						'format' => self::LIST[ $stat ][1],
						'value'  => $figures ? $figures->value( $stat ) : null,
					)
				),
				array_values( $stats )
			)
		);
	}

	/** What may be asked for. */
	public function allowed(): WP_REST_Response {
		return $this->whole( array_map( fn ( string $stat ): array => $this->indicator( $stat, array() ), array_keys( self::LIST ) ) );
	}

	/**
	 * @param array<string, mixed> $more Further fields.
	 * @return array<string, mixed>
	 */
	private function indicator( string $stat, array $more ): array {
		[ $report, $field ] = explode( '/', $stat );
		return $this->item(
			array(
				'stat'  => $stat,
				'chart' => $field,
				'label' => translate( self::LIST[ $stat ][0], 'woocommerce' ), // phpcs:ignore WordPress.WP.I18n -- names of a constant list.
			) + $more,
			array(
				'api'    => array( array( 'href' => rest_url( "wc-analytics/reports/$report/stats" ) ) ),
				'report' => array( array( 'href' => "/analytics/$report" ) ),
			)
		);
	}
}
