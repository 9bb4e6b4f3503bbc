<?php
/**
 * Figures of taxes.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

/** Taxes of orders and refunds by the day of the order. */
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

	/** Segments by rate; these count refunds among their orders. */
	public function segments(): ?Segments {
		return 'tax_rate_id' === $this->request['segmentby'] ? new Segments( 'l.tax_rate_id', Labels::of( 'tax_rate_id', $this->request ), '', array( 'orders_count' => array( 'COUNT( DISTINCT l.order_id )', 'int' ) ) ) : null;
	}

	/** Taxes with their orders. */
	protected function from(): string {
		return Sql::table( 'wc_order_tax_lookup' ) . ' l INNER JOIN ' . Sql::table( 'wc_order_stats' ) . ' s ON s.order_id = l.order_id';
	}

	/** Date by which taxes count. */
	protected function date(): string {
		return 'l.date_created';
	}

	/** Condition of the filters. */
	protected function filters(): string {
		$ids = wp_parse_id_list( $this->request['taxes'] ?? array() );
		return Sql::join( array( Sql::counted(), $ids ? Sql::ids( 'l.tax_rate_id', $ids ) : '' ) );
	}
}
