<?php
/**
 * Check payments.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Gateways;

/** A check by mail. */
final class Cheque extends OfflineGateway {

	/** Names the method. */
	public function __construct() {
		$this->id                 = 'cheque';
		$this->method_title       = __( 'Check payments', 'woocommerce' );
		$this->method_description = __( 'Customers send a check. Also handy for trying out orders.', 'woocommerce' );
		parent::__construct();
	}

	/** Its fields. */
	public function init_form_fields(): void {
		$this->form_fields = self::common_fields(
			__( 'Check payments', 'woocommerce' ),
			__( 'Send the check to the address of the store.', 'woocommerce' ),
			'',
			__( 'What customers see in the checkout.', 'woocommerce' ),
			__( 'What customers read after the order and in mails.', 'woocommerce' )
		);
	}
}
