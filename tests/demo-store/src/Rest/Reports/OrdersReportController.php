<?php
/**
 * Routes of the list of orders.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use DemoStore\Data\OrderStatuses;
use DemoStore\Reports\OrderExtras;
use DemoStore\Reports\OrderList;
use DemoStore\Settings\HostVersion;
use WP_REST_Request;
use WP_REST_Response;

/** List of orders and refunds. */
final class OrdersReportController extends ReportController {

	/** Fields of a row; newer hosts also have the payment method. */
	private const FIELDS = array(
		'order_id'         => 'integer',
		'parent_id'        => 'integer',
		'date'             => 'string',
		'date_created'     => 'string',
		'date_created_gmt' => 'string',
		'status'           => 'string',
		'customer_id'      => 'integer',
		'net_total'        => 'number',
		'total_sales'      => 'number',
		'num_items_sold'   => 'integer',
		'customer_type'    => 'string',
		'extended_info'    => 'object',
		'order_number'     => 'string',
		'total_formatted'  => 'string',
	);

	/** Registers the routes. */
	public function register(): void {
		$args = array(
			'per_page'      => array( 'minimum' => 0 ) + $this->list_args()['per_page'],
			'extended_info' => $this->flag(),
			'customer_type' => array(
				'type'    => 'string',
				'default' => '',
				'enum'    => array( '', 'returning', 'new' ),
			),
		);
		$this->report( 'orders', array( $this, 'list' ), $args + self::filter_args() + $this->ids( 'order_includes', 'order_excludes' ) + $this->match() + $this->statuses() + $this->attributes() + $this->period_args( array( 'date', 'num_items_sold', 'net_total' ) ), self::FIELDS + ( HostVersion::is_newer() ? array( 'payment_method' => 'string' ) : array() ) );
	}

	/**
	 * Arguments of the filters, shared by the list and the figures of orders.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function filter_args(): array {
		$args = array(
			'refunds' => array(
				'type'    => 'string',
				'default' => '',
				'enum'    => array( '', 'all', 'partial', 'full', 'none' ),
			),
		);
		foreach ( array( 'product', 'variation', 'coupon', 'tax_rate' ) as $name ) {
			foreach ( array( 'includes', 'excludes' ) as $rule ) {
				$args[ "{$name}_$rule" ] = array(
					'type'    => 'array',
					'items'   => array( 'type' => 'integer' ),
					'default' => array(),
				);
			}
		}
		$methods = array(
			'type'  => 'array',
			'items' => array( 'type' => 'string' ),
		);
		return HostVersion::is_newer() ? $args + array_fill_keys( array( 'payment_method_includes', 'payment_method_excludes' ), $methods ) : $args;
	}

	/** A page of orders. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		[ $rows, $total ] = OrderList::of( $request );
		$is_extended      = (bool) $request['extended_info'];
		$extras           = new OrderExtras( $rows, $is_extended );
		return $this->page( $request, array_map( fn ( array $row ): array => $this->order( $row, $extras, $is_extended ), $rows ), $total );
	}

	/**
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private function order( array $row, OrderExtras $extras, bool $is_extended ): array {
		$fields = array(
			'order_id'         => (int) $row['order_id'],
			'parent_id'        => (int) $row['parent_id'],
			'date'             => (string) $row['date'],
			'date_created'     => (string) $row['date_created'],
			'date_created_gmt' => (string) $row['date_created_gmt'],
			'status'           => OrderStatuses::strip( (string) $row['status'] ),
			'customer_id'      => (int) $row['customer_id'],
			'net_total'        => (float) $row['net_total'],
			'total_sales'      => (float) $row['total_sales'],
			'num_items_sold'   => (int) $row['num_items_sold'],
			'customer_type'    => (string) $row['customer_type'],
		);
		if ( $is_extended ) {
			$fields['extended_info'] = $extras->details( $row );
		}
		if ( HostVersion::is_newer() ) {
			$fields['payment_method'] = (string) $row['payment_method'];
		}
		$fields['order_number']    = $fields['parent_id'] > 0 ? $fields['parent_id'] : $fields['order_id'];
		$fields['total_formatted'] = $extras->total( $row );
		return $this->item( $fields, array( 'order' => array( array( 'href' => rest_url( "wc-analytics/orders/{$fields['order_id']}" ) ) ) ) );
	}
}
