<?php
/**
 * The fields in which settings are entered.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\History;

use StoreAdmin\Boot\HostCall;

/**
 * Knows titles, types and defaults of fields: of those that a form saves, and of those of gateways and emails, which keep all their fields in one
 * option.
 */
final class SettingFields {

	/**
	 * Fields by the name of their setting.
	 *
	 * @var array<string, array{title: string, type: string, default: mixed}>
	 */
	private array $fields = array();

	/**
	 * Adds a field as the host describes it. One without a title has a description.
	 *
	 * @param string       $name   Name of the setting.
	 * @param array<mixed> $field  Description of the field.
	 * @param string       $prefix Words before its title.
	 */
	public function add( string $name, array $field, string $prefix = '' ): void {
		$title = is_string( $field['title'] ?? null ) ? $field['title'] : '';
		$title = '' === $title && is_string( $field['desc'] ?? null ) ? $field['desc'] : $title;
		$title = trim( html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES ) );

		$this->fields[ $name ] = array(
			'title'   => '' === $title ? '' : $prefix . $title,
			'type'    => is_string( $field['type'] ?? null ) ? $field['type'] : '',
			'default' => $field['default'] ?? '',
		);
	}

	/**
	 * Adds the fields of the gateway or the email that keeps its settings in an option.
	 *
	 * @param string $option Name of the option.
	 */
	public function add_of( string $option ): void {
		$owner = 1 === preg_match( '/_settings$/', $option ) ? $this->owner( $option ) : null;
		$name  = is_object( $owner ) && method_exists( $owner, 'get_method_title' ) ? $owner->get_method_title() : $owner->title ?? '';
		$start = is_string( $name ) && '' !== $name ? html_entity_decode( wp_strip_all_tags( $name ), ENT_QUOTES ) . ': ' : '';
		$form  = $owner->form_fields ?? null;

		foreach ( is_array( $form ) ? array_filter( $form, 'is_array' ) : array() as $key => $field ) {
			$this->add( "{$option}[{$key}]", $field, $start );
		}
	}

	/**
	 * Title of a field; '' when it is not known.
	 *
	 * @param string $name Name of the setting.
	 */
	public function title( string $name ): string {
		return $this->fields[ $name ]['title'] ?? '';
	}

	/**
	 * Whether a field is for a password.
	 *
	 * @param string $name Name of the setting.
	 */
	public function is_password( string $name ): bool {
		return 'password' === ( $this->fields[ $name ]['type'] ?? '' );
	}

	/**
	 * Whether a value is what the store used before anything was saved.
	 *
	 * @param string $name  Name of the setting.
	 * @param mixed  $value Value.
	 */
	public function is_default( string $name, $value ): bool {
		return isset( $this->fields[ $name ] ) && OptionChange::is_same( $this->fields[ $name ]['default'], $value );
	}

	/**
	 * The gateway or the email that keeps its settings in an option; null when there is none, or when it throws.
	 *
	 * @param string $option Name of the option.
	 * @return object|null
	 */
	private function owner( string $option ) {
		$find = static function ( array $objects ) use ( $option ) {
			foreach ( $objects as $one ) {
				if ( is_object( $one ) && method_exists( $one, 'get_option_key' ) && $one->get_option_key() === $option ) {
					return $one;
				}
			}

			return null;
		};

		return HostCall::guarded(
			static function () use ( $find ) {
				return $find( WC()->payment_gateways()->payment_gateways() ) ?? $find( WC()->mailer()->get_emails() );
			},
			null
		);
	}
}
