<?php
/**
 * Base of the offline payment methods.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Gateways;

use WC_Payment_Gateway;

/** A method without a provider; its settings are texts. */
abstract class OfflineGateway extends WC_Payment_Gateway {

	/** Loads the stored values. */
	public function __construct() {
		$this->init_form_fields();
		$this->init_settings();
		$this->title       = (string) $this->get_option( 'title' );
		$this->description = (string) $this->get_option( 'description' );
	}

	/** Where its settings are. */
	public function get_settings_url(): string {
		return admin_url( "admin.php?page=wc-settings&tab=checkout&path=/offline/{$this->id}" );
	}

	/**
	 * Fields that all of them have.
	 *
	 * @param string $title        Default name for customers.
	 * @param string $description  Default text for customers.
	 * @param string $instructions Default text after the order.
	 * @param string $title_help   Help for the name.
	 * @param string $text_help    Help for the text after the order.
	 * @return array<string, array<string, mixed>>
	 */
	protected static function common_fields( string $title, string $description, string $instructions, string $title_help, string $text_help ): array {
		return array(
			'enabled'      => array(
				'title'   => __( 'Enable/Disable', 'woocommerce' ),
				'type'    => 'checkbox',
				'default' => 'no',
			),
			'title'        => array(
				'title'       => __( 'Title', 'woocommerce' ),
				'type'        => 'safe_text',
				'description' => $title_help,
				'default'     => $title,
				'desc_tip'    => true,
			),
			'description'  => array(
				'title'   => __( 'Description', 'woocommerce' ),
				'type'    => 'textarea',
				'default' => $description,
			),
			'instructions' => array(
				'title'       => __( 'Instructions', 'woocommerce' ),
				'type'        => 'textarea',
				'description' => $text_help,
				'default'     => $instructions,
				'desc_tip'    => true,
			),
		);
	}
}
