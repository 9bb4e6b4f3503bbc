<?php
/**
 * Routes of orders.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\Orders;
use DemoStore\Data\OrderStatuses;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** The list and one order, in both namespaces. */
final class OrdersController extends Controller {

	/** Fields that need queries of their own. They are left out when a request asks for other fields only. */
	private const LIGHT_FIELDS = array( 'id', 'number', 'status' );

	private readonly string $base;

	private readonly bool $is_analytics;

	public function __construct( string $namespace ) {
		$this->base         = "$namespace/orders";
		$this->is_analytics = 'wc-analytics' === $namespace;
	}

	/** Registers the routes. */
	public function register(): void {
		$read = Access::needs( 'read_private_shop_orders' );
		$this->route( $this->base, $this->endpoint( self::READ, array( $this, 'list' ), $read, $this->args() ) );
		$this->route( $this->base . '/statuses', $this->endpoint( self::READ, array( $this, 'statuses' ), $read ) );
		$this->route(
			$this->base . '/(?P<id>[\d]+)',
			$this->endpoint( self::READ, array( $this, 'one' ), $read ),
			$this->endpoint(
				self::WRITE,
				array( $this, 'update' ),
				Access::needs( 'edit_shop_orders', 'edit' ),
				array(
					'status' => array(
						'type' => 'string',
						'enum' => array_keys( OrderStatuses::without_prefix() ),
					),
				)
			)
		);
	}

	/** A page of orders. The plain namespace reports no total past the last page. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		[ $rows, $total ] = Orders::query( $request->get_params() );
		$fields = wp_parse_list( $request['_fields'] ?? array() );
		if ( $fields && ! array_diff( $fields, self::LIGHT_FIELDS ) ) {
			$items = array_map( array( $this, 'light' ), $rows );
		} else {
			$parts = Orders::parts( array_map( 'intval', array_column( $rows, 'id' ) ) );
			$items = array_map( fn ( array $row ): array => $this->order( $row, $parts, $fields ), $rows );
		}
		return $this->page( $request, $items, $rows || $this->is_analytics ? $total : 0 );
	}

	/** @return array<string, mixed>|WP_Error */
	public function one( WP_REST_Request $request ): array|WP_Error {
		$row = Orders::find( (int) $request['id'] );
		return $row ? $this->order( $row, Orders::parts( array( (int) $row['id'] ) ) ) : $this->no_order();
	}

	/** @return array<string, mixed>|WP_Error */
	public function update( WP_REST_Request $request ): array|WP_Error {
		if ( ! Orders::find( (int) $request['id'] ) ) {
			return $this->no_order();
		}
		if ( null !== $request['status'] ) {
			Orders::set_status( (int) $request['id'], (string) $request['status'] );
		}
		return $this->one( $request );
	}

	/** @return list<array{slug: string, name: string}> */
	public function statuses(): array {
		$statuses = array();
		foreach ( OrderStatuses::without_prefix() as $slug => $name ) {
			$statuses[] = array(
				'slug' => $slug,
				'name' => $name,
			);
		}
		return $statuses;
	}

	/**
	 * Fields of the row itself.
	 *
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private function light( array $row ): array {
		return array(
			'id'     => (int) $row['id'],
			'number' => (string) $row['id'],
			'status' => OrderStatuses::strip( (string) $row['status'] ),
		);
	}

	/**
	 * @param array<string, string|null>       $row    Row.
	 * @param array<string, array<int, mixed>> $parts  What belongs to the orders of the page.
	 * @param list<string>                     $fields Fields asked for.
	 * @return array<string, mixed>
	 */
	private function order( array $row, array $parts, array $fields = array() ): array {
		$shape = new OrderShape( $row, $parts );
		$item  = $shape->fields() + ( $this->is_analytics ? $shape->analytics_fields() : $shape->v3_fields() );
		if ( $this->is_analytics && array_intersect( $fields, array( 'customer', 'products', 'extended_info' ) ) ) {
			$item += $shape->extended_fields();
		}
		$links = $this->links( $this->base, (int) $row['id'] );
		if ( (int) $row['customer_id'] > 0 ) {
			$links['customer'] = array( array( 'href' => rest_url( dirname( $this->base ) . "/customers/{$row['customer_id']}" ) ) );
		}
		return $this->item( $item, $links );
	}

	private function no_order(): WP_Error {
		return $this->error( 'woocommerce_rest_shop_order_invalid_id', __( 'Nothing has this id.', 'woocommerce' ), 404 );
	}

	/** @return array<string, array<string, mixed>> */
	private function args(): array {
		return array(
			'status'   => $this->choices( array_merge( array( 'any', 'trash' ), array_keys( OrderStatuses::without_prefix() ) ) ) + array( 'default' => array( 'any' ) ),
			'customer' => array( 'type' => 'integer' ),
		) + $this->list_args( array( 'date', 'id', 'include', 'title', 'slug', 'modified' ) );
	}
}
