<?php
/**
 * Routes of product reviews.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use WP_Comment;
use WP_Comment_Query;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Reviews are comments of products; the same routes in both namespaces. */
final class ReviewsController extends Controller {

	private const STATUSES = array(
		'approved' => 'approve',
		'hold'     => 'hold',
		'spam'     => 'spam',
		'trash'    => 'trash',
		'all'      => 'all',
	);

	private string $base;

	public function __construct( string $namespace ) {
		$this->base = "$namespace/products/reviews";
	}

	/** Registers the routes. */
	public function register(): void {
		$read = Access::needs( 'moderate_comments' );
		$this->route(
			$this->base,
			$this->endpoint(
				self::READ,
				array( $this, 'list' ),
				$read,
				array(
					'status' => array(
						'type'    => 'string',
						'default' => 'approved',
						'enum'    => array_keys( self::STATUSES ),
					),
				) + $this->list_args( array( 'date_gmt', 'date', 'id', 'include', 'product' ) )
			)
		);
		$this->route( $this->base . '/batch', $this->endpoint( self::WRITE, array( $this, 'batch' ), Access::needs( 'edit_products', 'batch', __( 'You may not change several at once.', 'woocommerce' ) ) ) );
		$this->route(
			$this->base . '/(?P<id>[\d]+)',
			$this->endpoint( self::READ, array( $this, 'one' ), $read ),
			$this->endpoint(
				self::WRITE,
				array( $this, 'update' ),
				Access::needs( 'edit_products', 'edit' ),
				array(
					'status' => array(
						'type' => 'string',
						'enum' => array( 'approved', 'hold', 'spam', 'unspam', 'trash', 'untrash' ),
					),
					'review' => array( 'type' => 'string' ),
					'rating' => array( 'type' => 'integer' ),
				)
			),
			$this->endpoint( self::ERASE, array( $this, 'delete' ), Access::needs( 'edit_products', 'delete' ), array( 'force' => array( 'type' => 'boolean' ) ) )
		);
	}

	/** A page of reviews. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$query = array(
			'type'          => 'review',
			'post_type'     => 'product',
			'status'        => self::STATUSES[ $request['status'] ],
			'number'        => (int) $request['per_page'],
			'offset'        => ( (int) $request['page'] - 1 ) * (int) $request['per_page'],
			'orderby'       => 'id' === $request['orderby'] ? 'comment_ID' : 'comment_date_gmt',
			'order'         => strtoupper( (string) $request['order'] ),
			'search'        => (string) $request['search'],
			'post__in'      => wp_parse_id_list( $request['product'] ?? array() ),
			'no_found_rows' => false,
		);
		$found = new WP_Comment_Query( $query );
		return $this->page( $request, array_map( array( $this, 'review' ), $found->comments ), (int) $found->found_comments );
	}

	/** @return array<string, mixed>|WP_Error */
	public function one( WP_REST_Request $request ): array|WP_Error {
		$comment = $this->comment( $request );
		return $comment ? $this->review( $comment ) : $this->no_review();
	}

	/** @return array<string, mixed>|WP_Error */
	public function update( WP_REST_Request $request ): array|WP_Error {
		$comment = $this->comment( $request );
		if ( ! $comment ) {
			return $this->no_review();
		}
		$id = (int) $comment->comment_ID;
		match ( (string) $request['status'] ) {
			'approved' => wp_set_comment_status( $id, 'approve' ),
			'hold'     => wp_set_comment_status( $id, 'hold' ),
			'spam'     => wp_spam_comment( $id ),
			'unspam'   => wp_unspam_comment( $id ),
			'trash'    => wp_trash_comment( $id ),
			'untrash'  => wp_untrash_comment( $id ),
			default    => null,
		};
		if ( null !== $request['review'] ) {
			wp_update_comment(
				array(
					'comment_ID'      => $id,
					'comment_content' => wp_kses_post( (string) $request['review'] ),
				)
			);
		}
		if ( null !== $request['rating'] ) {
			update_comment_meta( $id, 'rating', (int) $request['rating'] );
		}
		return $this->review( get_comment( $id ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function delete( WP_REST_Request $request ): array|WP_Error {
		$comment = $this->comment( $request );
		if ( ! $comment ) {
			return $this->no_review();
		}
		$review = $this->review( $comment );
		if ( ! $request['force'] ) {
			wp_trash_comment( $comment );
			return $this->review( get_comment( $comment->comment_ID ) );
		}
		wp_delete_comment( $comment, true );
		return array(
			'deleted'  => true,
			'previous' => $review,
		);
	}

	/**
	 * A batch; each entry has its own answer.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	public function batch( WP_REST_Request $request ): array {
		$answers = array();
		foreach ( (array) ( $request['update'] ?? array() ) as $change ) {
			$answers['update'][] = $this->part( self::WRITE, (array) $change );
		}
		foreach ( (array) ( $request['delete'] ?? array() ) as $id ) {
			$answers['delete'][] = $this->part(
				self::ERASE,
				array(
					'id'    => (int) $id,
					'force' => true,
				)
			);
		}
		return $answers;
	}

	/**
	 * One change of a batch.
	 *
	 * @param array<string, mixed> $change Id and fields.
	 * @return array<string, mixed>
	 */
	private function part( string $methods, array $change ): array {
		$request = new WP_REST_Request( self::WRITE === $methods ? 'PUT' : 'DELETE' );
		$request->set_body_params( $change );
		$result = self::WRITE === $methods ? $this->update( $request ) : $this->delete( $request );
		return ! is_wp_error( $result ) ? $result : array(
			'id'    => (int) ( $change['id'] ?? 0 ),
			'error' => array(
				'code'    => $result->get_error_code(),
				'message' => $result->get_error_message(),
				'data'    => $result->get_error_data(),
			),
		);
	}

	/** @return array<string, mixed> */
	private function review( WP_Comment $comment ): array {
		$product = (int) $comment->comment_post_ID;
		$links   = $this->links( $this->base, (int) $comment->comment_ID ) + array(
			'up' => array(
				array(
					'href'       => rest_url( dirname( $this->base ) . "/$product" ),
					'embeddable' => str_starts_with( $this->base, 'wc-analytics' ),
				),
			),
		);
		if ( $comment->user_id ) {
			$links['reviewer'] = array(
				array(
					'href'       => rest_url( "wp/v2/users/{$comment->user_id}" ),
					'embeddable' => true,
				),
			);
		}
		return $this->item(
			array(
				'id'                   => (int) $comment->comment_ID,
				'date_created'         => $this->plain_date( $comment->comment_date ),
				'date_created_gmt'     => $this->plain_date( $comment->comment_date_gmt ),
				'product_id'           => $product,
				'product_name'         => get_the_title( $product ),
				'product_permalink'    => (string) get_permalink( $product ),
				'status'               => self::status( $comment ),
				'reviewer'             => $comment->comment_author,
				'reviewer_email'       => $comment->comment_author_email,
				'review'               => wpautop( $comment->comment_content ),
				'rating'               => (int) get_comment_meta( (int) $comment->comment_ID, 'rating', true ),
				'verified'             => (bool) get_comment_meta( (int) $comment->comment_ID, 'verified', true ),
				'reviewer_avatar_urls' => rest_get_avatar_urls( $comment->comment_author_email ),
			),
			$links
		);
	}

	private static function status( WP_Comment $comment ): string {
		return match ( $comment->comment_approved ) {
			'1', 'approve' => 'approved',
			'0', 'hold'    => 'hold',
			default        => $comment->comment_approved,
		};
	}

	private function comment( WP_REST_Request $request ): ?WP_Comment {
		$comment = get_comment( (int) $request['id'] );
		return $comment && 'review' === $comment->comment_type ? $comment : null;
	}

	private function no_review(): WP_Error {
		return $this->error( 'woocommerce_rest_review_invalid_id', __( 'No review has this id.', 'woocommerce' ), 404 );
	}
}
