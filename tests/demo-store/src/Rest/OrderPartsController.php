<?php
/**
 * Routes of notes and refunds of an order.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\OrderItems;
use DemoStore\Data\Orders;
use DemoStore\Data\Table;
use WP_Comment;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Notes and refunds of an order. */
final class OrderPartsController extends Controller {

	private const BASE = 'wc/v3/orders/(?P<order_id>[\d]+)';

	/** Registers the routes. */
	public function register(): void {
		$read = Access::needs( 'read_private_shop_orders' );
		$this->route( self::BASE . '/notes', $this->endpoint( self::READ, array( $this, 'notes' ), $read ) );
		$this->route( self::BASE . '/refunds', $this->endpoint( self::READ, array( $this, 'refunds' ), $read, $this->list_args() ) );
	}

	/** @return list<array<string, mixed>>|WP_Error */
	public function notes( WP_REST_Request $request ): array|WP_Error {
		$order = (int) $request['order_id'];
		if ( ! Orders::find( $order ) ) {
			return $this->no_order();
		}
		$notes = get_comments(
			array(
				'post_id' => $order,
				'type'    => 'order_note',
				'orderby' => 'comment_ID',
				'order'   => 'DESC',
				'approve' => 'approve',
			)
		);
		return array_map( fn ( WP_Comment $note ): array => $this->note( $order, $note ), $notes );
	}

	/** A page of refunds. */
	public function refunds( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$order = (int) $request['order_id'];
		if ( ! Orders::find( $order ) ) {
			return $this->no_order();
		}
		$rows  = ( new Table( 'wc_orders' ) )->rows(
			array(
				'parent_order_id' => $order,
				'type'            => 'shop_order_refund',
			),
			array( 'order' => 'id DESC' )
		);
		$items = OrderItems::of( array_map( 'intval', array_column( $rows, 'id' ) ) );
		return $this->page( $request, array_map( fn ( array $row ): array => $this->refund( $order, $row, $items[ (int) $row['id'] ] ?? array() ), $rows ), count( $rows ) );
	}

	/** @return array<string, mixed> */
	private function note( int $order, WP_Comment $note ): array {
		return $this->item(
			array(
				'id'               => (int) $note->comment_ID,
				'author'           => $note->comment_author,
				'date_created'     => $this->plain_date( $note->comment_date ),
				'date_created_gmt' => $this->plain_date( $note->comment_date_gmt ),
				'note'             => $note->comment_content,
				'customer_note'    => (bool) get_comment_meta( (int) $note->comment_ID, 'is_customer_note', true ),
			),
			$this->links( "wc/v3/orders/$order/notes", (int) $note->comment_ID ) + array( 'up' => array( array( 'href' => rest_url( "wc/v3/orders/$order" ) ) ) )
		);
	}

	/**
	 * @param array<string, string|null>       $row   Row of the refund.
	 * @param array<string, list<array<string, mixed>>> $items Its items by kind.
	 * @return array<string, mixed>
	 */
	private function refund( int $order, array $row, array $items ): array {
		$lines = new OrderItemShapes( $items );
		$meta  = array_column( ( new Table( 'wc_orders_meta' ) )->rows( array( 'order_id' => $row['id'] ) ), null, 'meta_key' );
		return $this->item(
			array(
				'id'               => (int) $row['id'],
				'date_created'     => $this->local_date( $row['date_created_gmt'] ),
				'date_created_gmt' => $this->plain_date( $row['date_created_gmt'] ),
				'amount'           => OrderItemShapes::money( abs( (float) $row['total_amount'] ) ),
				'reason'           => (string) ( $meta['_refund_reason']['meta_value'] ?? '' ),
				'refunded_by'      => (int) ( $meta['_refunded_by']['meta_value'] ?? 0 ),
				'refunded_payment' => (bool) ( $meta['_refunded_payment']['meta_value'] ?? false ),
				'meta_data'        => isset( $meta['_refund_type'] ) ? array(
					array(
						'id'    => (int) $meta['_refund_type']['id'],
						'key'   => '_refund_type',
						'value' => (string) $meta['_refund_type']['meta_value'],
					),
				) : array(),
				'line_items'       => $lines->products(),
				'shipping_lines'   => $lines->shipping(),
				'tax_lines'        => $lines->taxes(),
				'fee_lines'        => $lines->fees(),
			),
			$this->links( "wc/v3/orders/$order/refunds", (int) $row['id'] ) + array( 'up' => array( array( 'href' => rest_url( "wc/v3/orders/$order" ) ) ) )
		);
	}

	private function no_order(): WP_Error {
		return $this->error( 'woocommerce_rest_order_invalid_id', __( 'No order has this id.', 'woocommerce' ), 404 );
	}
}
