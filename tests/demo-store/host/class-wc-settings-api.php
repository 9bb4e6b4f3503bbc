<?php
/**
 * Settings of a payment or shipping method under the name that other plugins extend.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/** Fields with defaults, and their values in one option. */
abstract class WC_Settings_API {

	/**
	 * Prefix of the option.
	 *
	 * @var string
	 */
	public $plugin_id = 'woocommerce_';

	/**
	 * Id of the method.
	 *
	 * @var string
	 */
	public $id = '';

	/**
	 * Stored values with defaults; empty until they are needed.
	 *
	 * @var array<string, mixed>
	 */
	public $settings = array();

	/**
	 * Definitions by key.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	public $form_fields = array();

	/** Fills the definitions. */
	public function init_form_fields() {}

	/**
	 * Definitions, each with a default.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function get_form_fields() {
		$fields = array_map( static fn ( array $field ): array => $field + array( 'default' => '' ), $this->form_fields );
		return (array) apply_filters( 'woocommerce_settings_api_form_fields_' . $this->id, $fields );
	}

	/**
	 * Name of the option.
	 *
	 * @return string
	 */
	public function get_option_key() {
		return $this->plugin_id . $this->id . '_settings';
	}

	/** Reads the stored values. */
	public function init_settings() {
		$stored         = get_option( $this->get_option_key(), array() );
		$this->settings = ( is_array( $stored ) ? $stored : array() ) + wp_list_pluck( $this->get_form_fields(), 'default' );
	}

	/**
	 * One value.
	 *
	 * @param string $key         Key of the field.
	 * @param mixed  $empty_value What to give for an empty value.
	 * @return mixed
	 */
	public function get_option( $key, $empty_value = null ) {
		if ( ! $this->settings ) {
			$this->init_settings();
		}
		$value = $this->settings[ $key ] ?? '';
		return null !== $empty_value && '' === $value ? $empty_value : $value;
	}

	/**
	 * Stores one value.
	 *
	 * @param string $key   Key of the field.
	 * @param mixed  $value Value.
	 * @return bool
	 */
	public function update_option( $key, $value = '' ) {
		if ( ! $this->settings ) {
			$this->init_settings();
		}
		$this->settings[ $key ] = $value;
		return update_option( $this->get_option_key(), apply_filters( 'woocommerce_settings_api_sanitized_fields_' . $this->id, $this->settings ), 'yes' );
	}
}
