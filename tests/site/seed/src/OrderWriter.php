<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * The host's own tables of orders and refunds, and the placeholder post that keeps their number taken.
 */
final class OrderWriter {

	public const PAYMENT_TITLES = array(
		'bacs'   => 'Direct bank transfer',
		'cheque' => 'Check payments',
		'cod'    => 'Cash on delivery',
	);

	private Sheet $orders;
	private Sheet $addresses;
	private Sheet $operations;
	private Sheet $posts;
	private Meta $meta;
	private string $version;

	public function __construct( Database $database, private readonly Clock $clock ) {
		$this->orders     = $database->sheet( 'wc_orders' );
		$this->addresses  = $database->sheet( 'wc_order_addresses' );
		$this->operations = $database->sheet( 'wc_order_operational_data' );
		$this->posts      = $database->sheet( 'posts' );
		$this->meta       = new Meta( $database, 'wc_orders_meta', 'order_id' );
		$this->version    = defined( 'WC_VERSION' ) ? (string) constant( 'WC_VERSION' ) : '10.5.0';
	}

	public function add( Order $order ): void {
		$parent = array( 'post_parent' => $order->parent->id ?? 0 );
		$this->posts->add( PostRow::of( $order->id, 'shop_order_placehold', 'draft', '', '', $order->created, $this->clock, $parent ) );
		$this->orders->add( $this->orderRow( $order ) );
		$this->operations->add( $this->operationRow( $order ) );
		if ( $order->isRefund() ) {
			$this->addRefundMeta( $order );
			return;
		}
		$this->addAddresses( $order );
		$this->addAttribution( $order );
	}

	/**
	 * @return array<string, string|int|float>
	 */
	private function orderRow( Order $order ): array {
		$is_refund = $order->isRefund();
		return array(
			'id'                   => $order->id,
			'status'               => 'wc-' . ( $is_refund ? 'completed' : $order->status ),
			'currency'             => 'USD',
			'type'                 => $is_refund ? 'shop_order_refund' : 'shop_order',
			'tax_amount'           => $order->cartTax() / 100,
			'total_amount'         => $order->total() / 100,
			'customer_id'          => $is_refund ? 0 : $order->userId,
			'billing_email'        => $is_refund ? '' : $order->buyer->email,
			'date_created_gmt'     => $this->clock->gmt( $order->created ),
			'date_updated_gmt'     => $this->clock->gmt( $order->completed ?? $order->paid ?? $order->created ),
			'parent_order_id'      => $order->parent->id ?? 0,
			'payment_method'       => $is_refund ? '' : $order->paymentMethod,
			'payment_method_title' => $is_refund ? '' : self::PAYMENT_TITLES[ $order->paymentMethod ],
			'transaction_id'       => '',
			'ip_address'           => $is_refund ? '' : '192.0.2.' . ( $order->id % 250 + 1 ),
			'user_agent'           => $is_refund ? '' : 'Mozilla/5.0 (seed)',
			'customer_note'        => '',
		);
	}

	/**
	 * @return array<string, string|int|float|null>
	 */
	private function operationRow( Order $order ): array {
		$is_paid = null !== $order->paid;
		return array(
			'order_id'                    => $order->id,
			'created_via'                 => $order->isRefund() ? '' : $order->createdVia,
			'woocommerce_version'         => $this->version,
			'prices_include_tax'          => 0,
			'coupon_usages_are_counted'   => (int) $order->counts(),
			'download_permission_granted' => (int) $is_paid,
			'cart_hash'                   => '',
			'new_order_email_sent'        => 1,
			'order_key'                   => $order->key,
			'order_stock_reduced'         => (int) $is_paid,
			'date_paid_gmt'               => null === $order->paid ? null : $this->clock->gmt( $order->paid ),
			'date_completed_gmt'          => null === $order->completed ? null : $this->clock->gmt( $order->completed ),
			'shipping_tax_amount'         => $order->shippingTax() / 100,
			'shipping_total_amount'       => $order->shipping / 100,
			'discount_tax_amount'         => $order->discountTax() / 100,
			'discount_total_amount'       => $order->discount() / 100,
			'recorded_sales'              => (int) $order->counts(),
		);
	}

	private function addAddresses( Order $order ): void {
		$address = $order->buyer->address();
		$contact = array(
			'billing'  => array( $order->buyer->email, $order->buyer->phone ),
			'shipping' => array( '', '' ),
		);
		foreach ( $contact as $type => list( $email, $phone ) ) {
			$this->addresses->add(
				array(
					'order_id'     => $order->id,
					'address_type' => $type,
				) + $address + array(
					'email' => $email,
					'phone' => $phone,
				)
			);
			// The host searches orders by these.
			$this->meta->put( $order->id, array( "_{$type}_address_index" => trim( implode( ' ', $address ) . " {$email} {$phone}" ) ) );
		}
	}

	private function addAttribution( Order $order ): void {
		list( $kind, $source ) = explode( '|', $order->source );
		$this->meta->put(
			$order->id,
			array(
				'_wc_order_attribution_source_type'   => $kind,
				'_wc_order_attribution_utm_source'    => '' === $source ? null : $source,
				'_wc_order_attribution_device_type'   => $order->device,
				'_wc_order_attribution_session_pages' => (string) $order->sessionPages,
			)
		);
	}

	private function addRefundMeta( Order $refund ): void {
		$this->meta->put(
			$refund->id,
			array(
				'_refund_amount'    => Money::text( -$refund->total() ),
				'_refunded_by'      => '1',
				'_refunded_payment' => '',
				'_refund_reason'    => $refund->refundReason,
				'_refund_type'      => 'refunded' === $refund->status ? 'full' : 'partial',
			)
		);
	}
}
