<?php
/**
 * Inbox notes for other plugins.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin\Notes;

use DemoStore\Data\Notes as StoredNotes;

/** The part of the host's class that other plugins use. */
final class Notes {

	/**
	 * Number of notes.
	 *
	 * @param array<string>|string $type   Types; all when empty.
	 * @param array<string>|string $status States; all when empty.
	 */
	public static function get_notes_count( array|string $type = array(), array|string $status = array() ): int {
		return StoredNotes::count(
			array(
				'type'   => array_filter( (array) $type ),
				'status' => array_filter( (array) $status ),
			)
		);
	}
}
