<?php
/**
 * Routes of customers.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\Customers;
use WP_REST_Request;
use WP_REST_Response;

/** Customers: the list, a single customer, and the report with its totals. */
final class CustomersController extends Controller {

	private const BASE    = 'wc-analytics/customers';
	private const REPORT  = 'wc-analytics/reports/customers';
	private const ORDERBY = array( 'date_registered', 'username', 'name', 'first_name', 'last_name', 'email', 'location', 'country', 'city', 'state', 'postcode', 'date_last_active', 'orders_count', 'total_spend', 'avg_order_value' );

	/** Registers the routes. */
	public function register(): void {
		$read = Access::needs( 'view_woocommerce_reports' );
		$args = CustomerArgs::filters();
		$list = $args + $this->list_args( self::ORDERBY );
		$this->route( self::BASE, $this->endpoint( self::READ, array( $this, 'list' ), $read, $list ) );
		$this->route( self::BASE . '/(?P<id>[\d-]+)', $this->endpoint( self::READ, array( $this, 'one' ), $read, $list ) );
		$this->route( self::REPORT, $this->endpoint( self::READ, array( $this, 'list' ), $read, $list ) );
		$this->route( self::REPORT . '/stats', $this->endpoint( self::READ, array( $this, 'totals' ), $read, $args + array( 'fields' => CustomerArgs::texts() ) ) );
	}

	/** A page of customers. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		[ $rows, $total ] = Customers::query( $request );
		return $this->page( $request, array_map( array( $this, 'customer' ), $rows ), $total );
	}

	/** @return array{totals: array<string, int|float>} */
	public function totals( WP_REST_Request $request ): array {
		$fields = wp_parse_list( $request['fields'] ?? array() );
		$totals = Customers::totals( $request );
		return array( 'totals' => $fields ? array_intersect_key( $totals, array_flip( $fields ) ) : $totals );
	}

	/** A single customer. Like in the host, the answer is a list. */
	public function one( WP_REST_Request $request ): WP_REST_Response {
		$request->set_param( 'customers', array( (int) $request['id'] ) );
		[ $rows ] = Customers::query( $request );
		return $this->whole( array_map( array( $this, 'customer' ), $rows ) );
	}

	/**
	 * @param array<string, string|null> $row Row with sums.
	 * @return array<string, mixed>
	 */
	private function customer( array $row ): array {
		$orders = (int) $row['orders_count'];
		$spend  = (float) $row['total_spend'];
		$fields = array(
			'id'                   => (int) $row['customer_id'],
			'user_id'              => (int) $row['user_id'],
			'username'             => (string) $row['username'],
			'name'                 => trim( "{$row['first_name']} {$row['last_name']}" ),
			'first_name'           => $row['first_name'],
			'last_name'            => $row['last_name'],
			'email'                => (string) $row['email'],
			'country'              => $row['country'],
			'city'                 => $row['city'],
			'state'                => $row['state'],
			'postcode'             => $row['postcode'],
			'date_registered'      => $this->local_date( $row['date_registered'] ),
			// The host swaps the values of this field and its UTC field.
			'date_last_active'     => $this->plain_date( $row['date_last_active'] ),
			'date_last_order'      => $row['date_last_order'],
			'orders_count'         => $orders,
			'total_spend'          => $spend,
			'avg_order_value'      => $orders > 0 ? $spend / $orders : 0,
			'date_registered_gmt'  => $this->plain_date( $row['date_registered'] ),
			'date_last_active_gmt' => $this->local_date( $row['date_last_active'] ),
		);
		// Guests have no links.
		return (int) $row['user_id'] > 0 ? $this->item(
			$fields,
			array(
				'customer'   => array( array( 'href' => rest_url( self::BASE . "/{$row['customer_id']}" ) ) ),
				'collection' => array( array( 'href' => rest_url( self::BASE ) ) ),
			)
		) : $fields;
	}
}
