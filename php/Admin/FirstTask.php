<?php
/**
 * A task of the set-up list before the script has run.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Reads fields of a task in an answer of the REST API. Plugins may put values of any type into them.
 */
final class FirstTask {

	/**
	 * Addresses of tasks on classic screens that the REST API does not send; the same as in use-task-lists.ts.
	 */
	private const TARGETS = array( 'appearance' => 'theme-install.php?browse=block-themes' );

	/**
	 * Fields.
	 *
	 * @var array<string, mixed>
	 */
	private array $fields;

	/**
	 * Stores the fields.
	 *
	 * @param array<string, mixed> $fields Task as the REST API answers it.
	 */
	public function __construct( array $fields ) {
		$this->fields = $fields;
	}

	/**
	 * Id of the task.
	 */
	public function id(): string {
		return $this->field( 'id' );
	}

	/**
	 * Title, or the id of a task without one.
	 */
	public function title(): string {
		return '' !== $this->text( 'title' ) ? $this->text( 'title' ) : $this->id();
	}

	/**
	 * Address of the task's screen.
	 */
	public function address(): string {
		$address = '' !== $this->field( 'actionUrl' ) ? $this->field( 'actionUrl' ) : ( self::TARGETS[ $this->id() ] ?? 'admin.php?page=wc-admin&task=' . rawurlencode( $this->id() ) );

		// Some addresses are relative to wp-admin.
		return 1 === preg_match( '#^(?:[a-z][a-z0-9+.-]*:|/)#i', $address ) ? $address : admin_url( $address );
	}

	/**
	 * Whether a flag is set.
	 *
	 * @param string $name Name of the field.
	 */
	public function is( string $name ): bool {
		return ! empty( $this->fields[ $name ] );
	}

	/**
	 * Text of a field that may contain HTML.
	 *
	 * @param string $name Name of the field.
	 */
	public function text( string $name ): string {
		return html_entity_decode( wp_strip_all_tags( $this->field( $name ), true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * A field as text.
	 *
	 * @param string $name Name of the field.
	 */
	public function field( string $name ): string {
		$value = $this->fields[ $name ] ?? '';

		return is_scalar( $value ) ? (string) $value : '';
	}
}
