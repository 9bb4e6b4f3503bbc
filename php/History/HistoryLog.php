<?php
/**
 * The last changes of settings.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\History;

/**
 * Keeps the entries in an option of the site that is not loaded with every page.
 *
 * @phpstan-type Change array{option: string, label: string, before: mixed, after: mixed}
 * @phpstan-type Entry array{id: int, time: int, user: int, place: string, changes: array<int, Change>}
 */
final class HistoryLog {

	public const OPTION = 'store_admin_settings_history';

	/**
	 * Number of entries that are kept.
	 */
	public const LIMIT = 100;

	/**
	 * All entries, newest first.
	 *
	 * @return array<int, Entry>
	 */
	public function entries(): array {
		$entries = get_option( self::OPTION, array() );

		// Another plugin may have written the option.
		return is_array( $entries ) ? array_values( array_filter( $entries, array( $this, 'is_entry' ) ) ) : array();
	}

	/**
	 * An entry.
	 *
	 * @param int $id Id of the entry.
	 * @return Entry|null
	 */
	public function find( int $id ): ?array {
		foreach ( $this->entries() as $entry ) {
			if ( $entry['id'] === $id ) {
				return $entry;
			}
		}

		return null;
	}

	/**
	 * Adds an entry, and drops the oldest when there are too many.
	 *
	 * @param string             $place   Address below wp-admin of the page where the settings were saved.
	 * @param array<int, Change> $changes What changed.
	 */
	public function add( string $place, array $changes ): void {
		$entries = $this->entries();

		array_unshift(
			$entries,
			array(
				'id'      => ( $entries[0]['id'] ?? 0 ) + 1,
				'time'    => time(),
				'user'    => get_current_user_id(),
				'place'   => $place,
				'changes' => $changes,
			)
		);
		update_option( self::OPTION, array_slice( $entries, 0, self::LIMIT ), false );
	}

	/**
	 * Whether a stored value is an entry.
	 *
	 * @param mixed $entry Stored value.
	 */
	private function is_entry( $entry ): bool {
		return is_array( $entry ) && isset( $entry['id'], $entry['time'], $entry['user'], $entry['place'], $entry['changes'] )
			&& is_int( $entry['id'] ) && is_int( $entry['time'] ) && is_int( $entry['user'] ) && is_string( $entry['place'] )
			&& is_array( $entry['changes'] ) && array_filter( $entry['changes'], array( $this, 'is_change' ) ) === $entry['changes'];
	}

	/**
	 * Whether a stored value is a change.
	 *
	 * @param mixed $change Stored value.
	 */
	private function is_change( $change ): bool {
		return is_array( $change ) && isset( $change['option'], $change['label'] ) && is_string( $change['option'] ) && is_string( $change['label'] );
	}
}
