<?php
/**
 * Bank transfer.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Gateways;

/** The accounts are in an option of their own, woocommerce_bacs_accounts. */
final class Bacs extends OfflineGateway {

	/** Names the method. */
	public function __construct() {
		$this->id                 = 'bacs';
		$this->method_title       = __( 'Direct bank transfer', 'woocommerce' );
		$this->method_description = __( 'Customers transfer the money to one of your bank accounts.', 'woocommerce' );
		parent::__construct();
	}

	/** Its fields. */
	public function init_form_fields(): void {
		$this->form_fields = self::common_fields(
			__( 'Direct bank transfer', 'woocommerce' ),
			__( 'Transfer the total to our account and name your order number.', 'woocommerce' ),
			'',
			__( 'What customers see in the checkout.', 'woocommerce' ),
			__( 'What customers read after the order and in mails.', 'woocommerce' )
		) + array( 'account_details' => array( 'type' => 'account_details' ) );
	}
}
