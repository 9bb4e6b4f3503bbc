<?php
/**
 * A payment method under the name that other plugins extend.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/** Methods that the admin calls; there is no checkout. */
abstract class WC_Payment_Gateway extends WC_Settings_API {

	/**
	 * Whether it is on: yes or no.
	 *
	 * @var string
	 */
	public $enabled = 'yes';

	/**
	 * Name for customers.
	 *
	 * @var string
	 */
	public $title = '';

	/**
	 * Text for customers.
	 *
	 * @var string
	 */
	public $description = '';

	/**
	 * Name for the admin.
	 *
	 * @var string
	 */
	public $method_title = '';

	/**
	 * Text for the admin.
	 *
	 * @var string
	 */
	public $method_description = '';

	/**
	 * Address of an image.
	 *
	 * @var string
	 */
	public $icon = '';

	/**
	 * Whether the checkout shows fields.
	 *
	 * @var bool
	 */
	public $has_fields = false;

	/**
	 * What it can do.
	 *
	 * @var list<string>
	 */
	public $supports = array( 'products' );

	/** Reads the stored values, and whether it is on. */
	public function init_settings() {
		parent::init_settings();
		$this->enabled = 'yes' === ( $this->settings['enabled'] ?? 'no' ) ? 'yes' : 'no';
	}

	/**
	 * Whether something is left to be set up.
	 *
	 * @return bool
	 */
	public function needs_setup() {
		return false;
	}

	/**
	 * Name for the admin.
	 *
	 * @return string
	 */
	public function get_method_title() {
		return (string) apply_filters( 'woocommerce_gateway_method_title', $this->method_title, $this );
	}

	/**
	 * Text for the admin.
	 *
	 * @return string
	 */
	public function get_method_description() {
		return (string) apply_filters( 'woocommerce_gateway_method_description', $this->method_description, $this );
	}

	/**
	 * Name for customers.
	 *
	 * @return string
	 */
	public function get_title() {
		return (string) apply_filters( 'woocommerce_gateway_title', $this->title, $this->id );
	}

	/**
	 * Text for customers.
	 *
	 * @return string
	 */
	public function get_description() {
		return (string) apply_filters( 'woocommerce_gateway_description', $this->description, $this->id );
	}
}
