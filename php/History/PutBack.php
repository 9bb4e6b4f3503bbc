<?php
/**
 * Undoes a change of settings.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\History;

use WP_Error;

/**
 * Writes the values of before, unless somebody has changed the settings again.
 *
 * @phpstan-import-type Change from HistoryLog
 * @phpstan-import-type Entry from HistoryLog
 */
final class PutBack {

	/**
	 * Whether all changes of an entry can be undone now.
	 *
	 * @param array<int, Change> $changes Changes of the entry.
	 */
	public function is_possible( array $changes ): bool {
		foreach ( $changes as $change ) {
			if ( ! SettingsHistory::is_setting( $this->option( $change ) ) || ! $this->is_current( $change ) ) {
				return false;
			}
		}

		return array() !== $changes;
	}

	/**
	 * Undoes all changes of an entry.
	 *
	 * @param array<int, Change> $changes Changes of the entry.
	 * @return true|WP_Error
	 */
	public function run( array $changes ) {
		if ( ! $this->is_possible( $changes ) ) {
			return new WP_Error( 'store_admin_settings_changed', __( 'These settings were changed again since then. Nothing was put back.', 'store-admin' ), array( 'status' => 409 ) );
		}

		/**
		 * Announces that settings are put back.
		 *
		 * @since 0.1.0
		 *
		 * @param array<int, array{option: string, label: string, before: mixed, after: mixed}> $changes The changes.
		 */
		do_action( 'store_admin_settings_put_back', $changes );

		foreach ( $changes as $change ) {
			$this->write( $change );
		}

		return true;
	}

	/**
	 * Name of the option of a change.
	 *
	 * @param array<string, mixed> $change Change.
	 */
	private function option( array $change ): string {
		return explode( '[', is_string( $change['option'] ?? null ) ? $change['option'] : '', 2 )[0];
	}

	/**
	 * Name of the field in the option; null when the change is of the whole option.
	 *
	 * @param array<string, mixed> $change Change.
	 */
	private function field( array $change ): ?string {
		return 1 === preg_match( '/\[(.*)\]$/', (string) $change['option'], $found ) ? $found[1] : null;
	}

	/**
	 * Whether the stored value is still the one that the change wrote.
	 *
	 * @param array<string, mixed> $change Change.
	 */
	private function is_current( array $change ): bool {
		$value = get_option( $this->option( $change ), null );
		$field = $this->field( $change );

		if ( null !== $field ) {
			$value = is_array( $value ) ? $value[ $field ] ?? null : null;
		}

		return OptionChange::is_same( $value, $change['after'] ?? null );
	}

	/**
	 * Writes the value of before.
	 *
	 * @param array<string, mixed> $change Change.
	 */
	private function write( array $change ): void {
		$option = $this->option( $change );
		$field  = $this->field( $change );
		$before = $change['before'] ?? null;

		if ( null === $field ) {
			null === $before ? delete_option( $option ) : update_option( $option, $before );

			return;
		}

		$value = get_option( $option, array() );
		$value = is_array( $value ) ? $value : array();

		if ( null === $before ) {
			unset( $value[ $field ] );
		} else {
			$value[ $field ] = $before;
		}

		update_option( $option, $value );
	}
}
