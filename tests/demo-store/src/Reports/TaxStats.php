<?php
/**
 * Figures of taxes.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** Figures of taxes of orders and refunds by the day of the order. */
final class TaxStats extends StatsReport {

	/** Figures of the answer. */
	public function figures(): array {
		return array(
			'tax_codes'    => array( 'COUNT( DISTINCT l.tax_rate_id )', 'int' ),
			'total_tax'    => array( 'SUM( l.total_tax )', -1 ),
			'order_tax'    => array( 'SUM( l.order_tax )', -1 ),
			'shipping_tax' => array( 'SUM( l.shipping_tax )', -1 ),
			'orders_count' => array( 'COUNT( DISTINCT CASE WHEN s.parent_id = 0 THEN l.order_id END )', 'int' ),
		);
	}

	/** Segments by rate. Their orders_count includes refunds. */
	public function segments(): ?Segments {
		return 'tax_rate_id' === $this->request['segmentby'] ? new Segments( 'l.tax_rate_id', Labels::of( 'tax_rate_id', $this->request ), '', array( 'orders_count' => array( 'COUNT( DISTINCT l.order_id )', 'int' ) ) ) : null;
	}

	/** Taxes with their orders. */
	protected function from(): string {
		return Sql::table( 'wc_order_tax_lookup' ) . ' l INNER JOIN ' . Sql::table( 'wc_order_stats' ) . ' s ON s.order_id = l.order_id';
	}

	/** Column of the date. */
	protected function date(): string {
		return 'l.date_created';
	}

	/** Condition of the filters. */
	protected function filters(): string {
		return self::condition( $this->request );
	}

	/** Condition of the filters of both tax reports. Newer hosts also filter by the location of the rate. */
	public static function condition( WP_REST_Request $request ): string {
		$ids     = wp_parse_id_list( $request['taxes'] ?? array() );
		$filters = array( Sql::counted(), $ids ? Sql::ids( 'l.tax_rate_id', $ids ) : '' );
		foreach ( array( 'includes', 'excludes' ) as $rule ) {
			$places    = Sql::places( 'tax_rate_country', 'tax_rate_state', (string) ( $request[ "location_$rule" ] ?? '' ), 'excludes' === $rule );
			$filters[] = '' === $places ? '' : 'l.tax_rate_id IN ( SELECT tax_rate_id FROM ' . Sql::table( 'woocommerce_tax_rates' ) . " WHERE $places )";
		}
		return Sql::join( $filters );
	}
}
