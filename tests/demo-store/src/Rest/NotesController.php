<?php
/**
 * Reading routes of notes.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\Notes;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** The list of notes and one note. */
final class NotesController extends NoteShape {

	/** Registers the routes. */
	public function register(): void {
		$filters = array(
			'type'    => $this->choices( array( 'error', 'warning', 'update', 'info', 'marketing', 'survey', 'email' ) ),
			'status'  => $this->choices( array( 'pending', 'actioned', 'unactioned', 'snoozed', 'sent' ) ),
			'source'  => array(
				'type'  => 'array',
				'items' => array( 'type' => 'string' ),
			),
			'is_read' => array( 'type' => 'boolean' ),
		);
		$this->route( self::BASE, $this->endpoint( self::READ, array( $this, 'list' ), $this->access(), $filters + $this->list_args( array( 'date', 'note_id', 'type', 'title', 'status' ) ) ) );
		$this->route( self::BASE . '/(?P<id>[\d-]+)', $this->endpoint( self::READ, array( $this, 'one' ), $this->access() ) );
	}

	/** A page of notes; the total has a header, the number of pages has none. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$query = $request->get_params();
		foreach ( array( 'type', 'status', 'source' ) as $name ) {
			$query[ $name ] = wp_parse_list( $query[ $name ] ?? array() );
		}
		$response = new WP_REST_Response( array_map( array( $this, 'note' ), Notes::query( $query ) ) );
		$response->header( 'X-WP-Total', (string) Notes::count( $query ) );
		return $response;
	}

	/**
	 * One note, also when it was deleted.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function one( WP_REST_Request $request ): array|WP_Error {
		$note = Notes::find( (int) $request['id'], true );
		return $note ? $this->note( $note ) : $this->no_note();
	}
}
