<?php
/**
 * Writing routes of notes.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\Notes;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Changes one or several notes, deletes them, runs their actions. */
final class NoteWritesController extends NoteShape {

	/** Registers the routes. */
	public function register(): void {
		$access = $this->access();
		$this->route( self::BASE . '/delete/all', $this->endpoint( self::ERASE, array( $this, 'delete_all' ), $access, array( 'status' => $this->choices( array( 'pending', 'actioned', 'unactioned', 'snoozed', 'sent' ) ) ) ) );
		$this->route( self::BASE . '/delete/(?P<id>[\d-]+)', $this->endpoint( self::ERASE, array( $this, 'delete' ), $access ) );
		$this->route( self::BASE . '/update', $this->endpoint( self::WRITE, array( $this, 'update_many' ), $access ) );
		$this->route( self::BASE . '/(?P<id>[\d-]+)', $this->endpoint( self::WRITE, array( $this, 'update' ), $access ) );
		$this->route( self::BASE . '/experimental-activate-promo/(?P<promo_note_name>[\w-]+)', $this->endpoint( self::WRITE, array( $this, 'activate_promo' ), $access ) );
		$this->route( self::BASE . '/(?P<note_id>[\d-]+)/action/(?P<action_id>[\d-]+)', $this->endpoint( self::WRITE, array( $this, 'act' ), $access ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function update( WP_REST_Request $request ): array|WP_Error {
		return $this->change( (int) $request['id'], $this->columns( $request ) ) ?? $this->no_note();
	}

	/** Changes several notes; ids that do not exist are left out. */
	public function update_many( WP_REST_Request $request ): WP_REST_Response {
		$notes = array();
		foreach ( wp_parse_id_list( $request['noteIds'] ?? array() ) as $id ) {
			$notes[] = $this->change( $id, $this->columns( $request ) );
		}
		$response = new WP_REST_Response( array_values( array_filter( $notes ) ) );
		$response->header( 'X-WP-Total', (string) Notes::count( array() ) );
		return $response;
	}

	/** @return array<string, mixed>|WP_Error */
	public function delete( WP_REST_Request $request ): array|WP_Error {
		return $this->change( (int) $request['id'], array( 'is_deleted' => 1 ) ) ?? $this->no_note();
	}

	/**
	 * Marks the note of a promotion as taken up, and adds it when there is none.
	 *
	 * @return array{success: bool}|WP_Error
	 */
	public function activate_promo( WP_REST_Request $request ): array|WP_Error {
		$name = (string) $request['promo_note_name'];
		if ( ! in_array( $name, (array) apply_filters( 'woocommerce_admin_allowed_promo_notes', array() ), true ) ) {
			return new WP_Error( 'woocommerce_note_invalid_promo_note_name', __( 'There is no promotion of this name.', 'woocommerce' ), array( 'status' => 422 ) );
		}
		$id = Notes::id_of( $name );
		if ( $id > 0 ) {
			Notes::update( $id, array( 'status' => 'actioned' ) );
		} else {
			Notes::insert(
				array(
					'name'    => $name,
					'type'    => 'info',
					'title'   => '',
					'content' => '',
					'status'  => 'actioned',
				)
			);
		}
		return array( 'success' => true );
	}

	/** Deletes all notes of the main inbox that have the asked status. */
	public function delete_all( WP_REST_Request $request ): WP_REST_Response {
		$query = array(
			'type'     => array( 'info', 'marketing', 'survey', 'warning' ),
			'status'   => wp_parse_list( $request['status'] ?? array() ),
			'per_page' => 1000,
		);
		$notes = array_map( fn ( array $note ): ?array => $this->change( (int) $note['note_id'], array( 'is_deleted' => 1 ) ), Notes::query( $query ) );

		$response = new WP_REST_Response( array_values( array_filter( $notes ) ) );
		$response->header( 'X-WP-Total', (string) Notes::count( array() ) );
		return $response;
	}

	/** @return array<string, mixed>|WP_Error */
	public function act( WP_REST_Request $request ): array|WP_Error {
		$note    = Notes::find( (int) $request['note_id'] );
		$actions = array_column( $note['actions'] ?? array(), null, 'action_id' );
		$action  = $actions[ (string) $request['action_id'] ] ?? null;
		if ( ! $note ) {
			return $this->no_note();
		}
		if ( ! $action ) {
			return $this->no_note( 'woocommerce_note_action_invalid_id' );
		}
		do_action( 'woocommerce_note_action', (object) $note, (object) $action );
		return $this->change(
			(int) $note['note_id'],
			array(
				'status'  => '' === $action['status'] ? $note['status'] : $action['status'],
				'is_read' => 1,
			)
		) ?? $this->no_note();
	}

	/**
	 * Stores columns and returns the note as it is then.
	 *
	 * @param array<string, mixed> $columns Column to value.
	 * @return array<string, mixed>|null
	 */
	private function change( int $id, array $columns ): ?array {
		if ( ! Notes::find( $id, true ) ) {
			return null;
		}
		if ( $columns ) {
			Notes::update( $id, $columns );
		}
		$note = Notes::find( $id, true );
		return $note ? $this->note( $note ) : null;
	}

	/** @return array<string, mixed> */
	private function columns( WP_REST_Request $request ): array {
		$columns = array();
		foreach ( array( 'is_read', 'is_deleted' ) as $name ) {
			if ( null !== $request[ $name ] ) {
				$columns[ $name ] = rest_sanitize_boolean( $request[ $name ] ) ? 1 : 0;
			}
		}
		if ( null !== $request['status'] ) {
			$columns['status'] = sanitize_key( $request['status'] );
		}
		if ( $request['date_reminder'] ) {
			$columns['date_reminder'] = gmdate( 'Y-m-d H:i:s', (int) strtotime( (string) $request['date_reminder'] . ( preg_match( '/(Z|[+-]\d\d:?\d\d)$/', (string) $request['date_reminder'] ) ? '' : ' UTC' ) ) );
		}
		return $columns;
	}
}
