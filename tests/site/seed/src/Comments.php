<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Reviews and order notes, which the host keeps as comments.
 */
final class Comments {

	private Sheet $comments;
	private Meta $meta;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {
		$this->comments = $database->sheet( 'comments' );
		$this->meta     = new Meta( $database, 'commentmeta', 'comment_id' );
	}

	public function addOrderNotes( Order $order ): void {
		$status = ucfirst( str_replace( '-', ' ', $order->status ) );
		$notes  = array( 'pending' === $order->status ? 'Awaiting payment.' : "Order status changed from Pending payment to {$status}." );
		if ( null !== $order->paid ) {
			$names = array_map( static fn ( OrderLine $line ): string => $line->product->lineName(), $order->lines );
			array_unshift( $notes, 'Stock levels reduced: ' . implode( ', ', $names ) );
		}
		foreach ( $notes as $note ) {
			$this->add( $order->id, 'order_note', '1', 'WooCommerce', 'woocommerce@store.test', 0, $note, $order->paid ?? $order->created );
		}
	}

	/**
	 * @param string $approved 1, 0 (on hold) or spam.
	 */
	public function addReview( Product $product, Person $person, int $user_id, string $approved, int $rating, string $text, int $moment ): void {
		$id = $this->add( $product->id, 'review', $approved, $person->name(), $person->email, $user_id, $text, $moment );
		$this->meta->put(
			$id,
			array(
				'rating'   => (string) $rating,
				'verified' => 0 === $id % 3 ? '0' : '1',
			)
		);
	}

	private function add( int $post_id, string $type, string $approved, string $author, string $email, int $user_id, string $text, int $moment ): int {
		$id = $this->database->nextId( 'comments' );
		$this->comments->add(
			array(
				'comment_ID'           => $id,
				'comment_post_ID'      => $post_id,
				'comment_author'       => $author,
				'comment_author_email' => $email,
				'comment_author_url'   => '',
				'comment_author_IP'    => '',
				'comment_date'         => $this->clock->local( $moment ),
				'comment_date_gmt'     => $this->clock->gmt( $moment ),
				'comment_content'      => $text,
				'comment_karma'        => 0,
				'comment_approved'     => $approved,
				'comment_agent'        => 'order_note' === $type ? 'WooCommerce' : '',
				'comment_type'         => $type,
				'comment_parent'       => 0,
				'user_id'              => $user_id,
			)
		);
		return $id;
	}
}
