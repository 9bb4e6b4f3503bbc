<?php
/**
 * Records what a save of settings changes.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\History;

/**
 * Works in requests that a settings page sends: its form, and REST and AJAX calls of its parts. It watches the options of the store and writes
 * one entry at the end of the request.
 */
final class SettingsHistory {

	/**
	 * Options that are no settings: notes of the host to itself.
	 */
	private const NO_SETTINGS = '/^woocommerce_(admin_|queue_|maybe_|task_list_|onboarding_|ces_|marketplace_|db_|version|schema_|newly_|remote_|woopayments_|meta_box_|refund_returns|.*_(transient|version|timestamp|last_|cache|hidden|dismissed|tour|nonce))/';

	/**
	 * Length of a value, as JSON, above which only the fact of the change is kept.
	 */
	private const LONGEST = 10000;

	/**
	 * Address below wp-admin of the settings page.
	 *
	 * @var string
	 */
	private string $place;

	/**
	 * Value of each changed option before the request.
	 *
	 * @var array<string, mixed>
	 */
	private array $before = array();

	/**
	 * The fields of the settings.
	 *
	 * @var SettingFields
	 */
	private SettingFields $fields;

	/**
	 * Stores the page.
	 *
	 * @param string $place Address below wp-admin of the settings page.
	 */
	public function __construct( string $place ) {
		$this->place  = $place;
		$this->fields = new SettingFields();
	}

	/**
	 * Begins to record when this request saves settings.
	 */
	public static function start(): void {
		$place = ( new SettingsRequest() )->place();

		if ( '' !== $place ) {
			( new self( $place ) )->add_hooks();
		}
	}

	/**
	 * Adds the hooks.
	 */
	public function add_hooks(): void {
		add_filter( 'woocommerce_admin_settings_sanitize_option', array( $this, 'note_field' ), 10, 2 );
		add_action( 'update_option', array( $this, 'note_option' ), 10, 2 );
		add_action( 'add_option', array( $this, 'note_new_option' ) );
		add_action( 'delete_option', array( $this, 'note_deletion' ) );
		add_action( 'store_admin_settings_put_back', array( $this, 'note_titles' ) );
		add_action( 'shutdown', array( $this, 'save' ), 0, 0 );
	}

	/**
	 * Keeps the titles of settings that are put back: no form is saved then that would name them.
	 *
	 * @param mixed $changes Changes that are put back.
	 */
	public function note_titles( $changes ): void {
		foreach ( is_array( $changes ) ? $changes : array() as $change ) {
			$this->fields->add( $change['option'], array( 'title' => $change['label'] ) );
		}
	}

	/**
	 * Keeps the title of a field of the form.
	 *
	 * @param mixed $value Value that is saved.
	 * @param mixed $field Description of the field.
	 * @return mixed The value.
	 */
	public function note_field( $value, $field ) {
		if ( is_array( $field ) && isset( $field['id'] ) && is_string( $field['id'] ) ) {
			$this->fields->add( $field['id'], $field );
		}

		return $value;
	}

	/**
	 * Keeps the value of an option before its first change.
	 *
	 * @param mixed $name  Name of the option.
	 * @param mixed $value Value before the change.
	 */
	public function note_option( $name, $value ): void {
		// Plugins that keep sites of a network alike save the option of another site, whose history is not this one.
		if ( is_multisite() && ms_is_switched() ) {
			return;
		}

		if ( is_string( $name ) && ! array_key_exists( $name, $this->before ) && self::is_setting( $name ) ) {
			$this->before[ $name ] = $value;
		}
	}

	/**
	 * Keeps that an option did not exist.
	 *
	 * @param mixed $name Name of the option.
	 */
	public function note_new_option( $name ): void {
		$this->note_option( $name, null );
	}

	/**
	 * Keeps the value of an option before it is deleted, as Put back does with one that did not exist.
	 *
	 * @param mixed $name Name of the option.
	 */
	public function note_deletion( $name ): void {
		if ( is_string( $name ) && self::is_setting( $name ) ) {
			$this->note_option( $name, get_option( $name, null ) );
		}
	}

	/**
	 * Writes the entry, at the end of the request.
	 */
	public function save(): void {
		$changes = array();

		foreach ( current_user_can( 'manage_woocommerce' ) ? $this->before : array() as $name => $before ) {
			if ( $this->fields->is_password( $name ) ) {
				continue;
			}

			$this->fields->add_of( $name );
			$changes = array_merge( $changes, ( new OptionChange( $name, $before, get_option( $name, null ), $this->fields ) )->parts() );
		}

		$kept = array_values(
			array_filter(
				$changes,
				static function ( array $change ): bool {
					return strlen( (string) wp_json_encode( $change ) ) < self::LONGEST;
				}
			)
		);

		if ( array() !== $kept ) {
			( new HistoryLog() )->add( $this->place, $kept );
		}
	}

	/**
	 * Whether an option is a setting of the store that may be kept.
	 *
	 * @param string $name Name of the option.
	 */
	public static function is_setting( string $name ): bool {
		return 0 === strpos( $name, 'woocommerce_' ) && 1 !== preg_match( self::NO_SETTINGS, $name ) && ! Secrets::has( $name );
	}
}
