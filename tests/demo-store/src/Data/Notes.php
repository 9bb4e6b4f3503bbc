<?php
/**
 * Inbox notes.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

/** Rows of wc_admin_notes with their actions. Dates are stored in UTC. */
final class Notes {

	private const ORDER_COLUMNS = array(
		'date'    => 'date_created',
		'note_id' => 'note_id',
		'type'    => 'type',
		'title'   => 'title',
		'status'  => 'status',
	);

	/** Number of all notes, deleted ones included. */
	public static function count_all(): int {
		return self::table()->count();
	}

	/**
	 * Adds a note.
	 *
	 * @param array<string, mixed>       $note    Columns that differ from the defaults.
	 * @param list<array<string, mixed>> $actions Rows of its actions.
	 */
	public static function insert( array $note, array $actions = array() ): int {
		$id = self::table()->insert(
			$note + array(
				'locale'       => 'en_US',
				'content_data' => '{}',
				'status'       => 'unactioned',
				'source'       => 'woocommerce-admin',
				'date_created' => gmdate( 'Y-m-d H:i:s' ),
				'is_snoozable' => 0,
				'layout'       => 'plain',
				'image'        => '',
				'is_deleted'   => 0,
				'is_read'      => 0,
				'icon'         => 'info',
			)
		);
		foreach ( $actions as $action ) {
			self::actions_table()->insert(
				array( 'note_id' => $id ) + $action + array(
					'status'        => 'actioned',
					'actioned_text' => '',
				)
			);
		}
		return $id;
	}

	/**
	 * One note, null when there is none or it was deleted.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function find( int $id, bool $with_deleted = false ): ?array {
		$row = self::table()->row( array( 'note_id' => $id ) + ( $with_deleted ? array() : array( 'is_deleted' => 0 ) ) );
		return $row ? self::with_actions( array( $row ) )[0] : null;
	}

	/** Id of the note of a name, 0 when there is none. */
	public static function id_of( string $name ): int {
		return (int) ( self::table()->row( array( 'name' => $name ) )['note_id'] ?? 0 );
	}

	/**
	 * A page of notes.
	 *
	 * @param array<string, mixed> $query type, status, source, orderby, order, page, per_page.
	 * @return list<array<string, mixed>>
	 */
	public static function query( array $query ): array {
		$column = self::ORDER_COLUMNS[ $query['orderby'] ?? 'date' ];
		$order  = 'asc' === ( $query['order'] ?? 'desc' ) ? 'ASC' : 'DESC';
		$limit  = (int) ( $query['per_page'] ?? 10 );
		return self::with_actions(
			self::table()->rows(
				self::conditions( $query ),
				array(
					// Notes of the same second keep the order in which they were added.
					'order'  => "$column $order, note_id ASC",
					'limit'  => $limit,
					'offset' => ( (int) ( $query['page'] ?? 1 ) - 1 ) * $limit,
				)
			)
		);
	}

	/**
	 * Number of notes on all pages of a query.
	 *
	 * @param array<string, mixed> $query As in query().
	 */
	public static function count( array $query ): int {
		return self::table()->count( self::conditions( $query ) );
	}

	/**
	 * Changes columns of a note.
	 *
	 * @param array<string, mixed> $columns Column to value.
	 */
	public static function update( int $id, array $columns ): void {
		self::table()->update( $columns, array( 'note_id' => $id ) );
	}

	/**
	 * Conditions of a query; deleted notes are never part of an answer.
	 *
	 * @param array<string, mixed> $query As in query().
	 * @return array<string, mixed>
	 */
	private static function conditions( array $query ): array {
		$where = array( 'is_deleted' => 0 );
		foreach ( array( 'type', 'status', 'source' ) as $column ) {
			if ( ! empty( $query[ $column ] ) ) {
				$where[ $column ] = $query[ $column ];
			}
		}
		if ( isset( $query['is_read'] ) ) {
			$where['is_read'] = (int) $query['is_read'];
		}
		return $where;
	}

	/**
	 * Adds the actions with a single query.
	 *
	 * @param list<array<string, mixed>> $rows Notes.
	 * @return list<array<string, mixed>>
	 */
	private static function with_actions( array $rows ): array {
		$by_note = array();
		foreach ( $rows ? self::actions_table()->rows( array( 'note_id' => array_column( $rows, 'note_id' ) ), array( 'order' => 'action_id' ) ) : array() as $action ) {
			$by_note[ $action['note_id'] ][] = $action;
		}
		return array_map( static fn ( array $row ): array => $row + array( 'actions' => $by_note[ $row['note_id'] ] ?? array() ), $rows );
	}

	private static function table(): Table {
		return new Table( 'wc_admin_notes' );
	}

	private static function actions_table(): Table {
		return new Table( 'wc_admin_note_actions' );
	}
}
