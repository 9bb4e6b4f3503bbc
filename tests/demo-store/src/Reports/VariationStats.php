<?php
/**
 * Figures of variations.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

/** Figures of order lines with a variation, by the day of the order. */
final class VariationStats extends StatsReport {

	/** Figures of the answer. */
	public function figures(): array {
		return array(
			'items_sold'       => array( 'SUM( l.product_qty )', 'int' ),
			'net_revenue'      => array( 'SUM( l.product_net_revenue )', -1 ),
			'orders_count'     => array( 'COUNT( DISTINCT CASE WHEN s.parent_id = 0 THEN l.order_id END )', 'int' ),
			'variations_count' => array( 'COUNT( DISTINCT l.variation_id )', 'int' ),
		);
	}

	/** Segments by product, variation or category. */
	public function segments(): ?Segments {
		$name   = (string) $this->request['segmentby'];
		$labels = Labels::of( $name, $this->request );
		return match ( $name ) {
			'product'   => new Segments( 'l.product_id', $labels ),
			'variation' => new Segments( 'l.variation_id', $labels ),
			'category'  => new Segments( 't.term_id', $labels, Labels::category_join( 'l.product_id' ) ),
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
		return ProductFilters::variations( $this->request );
	}
}
