<?php
/**
 * Notes as REST sends them.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

/** What the two note controllers have in common. */
abstract class NoteShape extends Controller {

	protected const BASE = 'wc-analytics/admin/notes';

	/** Permission of all note routes. */
	protected function access(): callable {
		return Access::needs( 'manage_woocommerce' );
	}

	/**
	 * A note of the database as item.
	 *
	 * @param array<string, mixed> $note Row with its actions.
	 * @return array<string, mixed>
	 */
	protected function note( array $note ): array {
		$id = (int) $note['note_id'];
		return $this->item(
			array(
				'id'                => $id,
				'name'              => $note['name'],
				'type'              => $note['type'],
				'locale'            => $note['locale'],
				'title'             => $note['title'],
				'content'           => $note['content'],
				'content_data'      => (object) json_decode( (string) $note['content_data'] ),
				'status'            => $note['status'],
				'source'            => $note['source'],
				'date_created'      => $this->local_date( $note['date_created'] ),
				'date_reminder'     => $this->local_date( $note['date_reminder'] ),
				'is_snoozable'      => (bool) $note['is_snoozable'],
				'actions'           => array_map( array( $this, 'note_action' ), $note['actions'] ),
				'layout'            => $note['layout'],
				'image'             => $note['image'],
				'is_deleted'        => (bool) $note['is_deleted'],
				'is_read'           => (bool) $note['is_read'],
				'date_created_gmt'  => $this->plain_date( $note['date_created'] ),
				'date_reminder_gmt' => $this->plain_date( $note['date_reminder'] ),
			),
			$this->links( self::BASE, $id )
		);
	}

	/**
	 * An action of a note.
	 *
	 * @param array<string, mixed> $action Row.
	 * @return array<string, mixed>
	 */
	public function note_action( array $action ): array {
		return array(
			'id'            => (int) $action['action_id'],
			'name'          => $action['name'],
			'label'         => $action['label'],
			'query'         => $action['query'],
			'status'        => $action['status'],
			'actioned_text' => (string) $action['actioned_text'],
			'nonce_action'  => $action['nonce_action'],
			'nonce_name'    => $action['nonce_name'],
			'url'           => $this->action_url( (string) $action['query'] ),
		);
	}

	/** Turns a query of the admin app into an address. */
	private function action_url( string $query ): string {
		if ( '' === $query || str_contains( $query, '://' ) ) {
			return $query;
		}
		return str_starts_with( $query, '?' ) ? admin_url( "admin.php$query" ) : admin_url( $query );
	}

	/** Answer for an id that does not exist. */
	protected function no_note( string $code = 'woocommerce_note_invalid_id' ): \WP_Error {
		return $this->error( $code, __( 'Nothing has this id.', 'woocommerce' ), 404 );
	}
}
