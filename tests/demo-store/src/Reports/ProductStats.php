<?php
/**
 * Figures of products.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

/** Figures of order lines and refund lines by the day of the order; the date type of the settings is ignored, as in the host. */
final class ProductStats extends StatsReport {

	/** Figures of the answer. */
	public function figures(): array {
		return array(
			'items_sold'       => array( 'SUM( l.product_qty )', 'int' ),
			'net_revenue'      => array( 'SUM( l.product_net_revenue )', -1 ),
			'orders_count'     => array( 'COUNT( DISTINCT CASE WHEN s.parent_id = 0 THEN l.order_id END )', 'int' ),
			'products_count'   => array( 'COUNT( DISTINCT l.product_id )', 'int' ),
			'variations_count' => array( 'COUNT( DISTINCT l.variation_id )', 'int' ),
		);
	}

	/** Segments by product, variation or category. Their orders_count includes refunds. */
	public function segments(): ?Segments {
		$name   = (string) $this->request['segmentby'];
		$labels = Labels::of( $name, $this->request );
		$orders = array( 'orders_count' => array( 'COUNT( DISTINCT l.order_id )', 'int' ) );
		return match ( $name ) {
			'product'   => new Segments( 'l.product_id', $labels, '', $orders, array(), '1 = 1', true ),
			'variation' => new Segments( 'l.variation_id', $labels, '', $orders, array(), 'l.variation_id > 0' ),
			'category'  => new Segments( 't.term_id', $labels, Labels::category_join( 'l.product_id' ), $orders ),
			default     => null,
		};
	}

	/** Lines with their orders. */
	protected function from(): string {
		return Sql::table( 'wc_order_product_lookup' ) . ' l INNER JOIN ' . Sql::table( 'wc_order_stats' ) . ' s ON s.order_id = l.order_id';
	}

	/** Column of the date. */
	protected function date(): string {
		return 'l.date_created';
	}

	/** Condition of the filters. */
	protected function filters(): string {
		return ProductFilters::products( $this->request );
	}
}
