<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Product reviews: most approved, one in six waiting, one spam.
 */
final class Reviews {

	private const TEXTS = array(
		1 => array( 'Broke after a week.', 'Not what I ordered, and nobody answered my mail.' ),
		2 => array( 'Smaller than I thought.', 'Not worth the price.' ),
		3 => array( 'It does the job.', 'Fine, though the colour differs from the picture.' ),
		4 => array( 'Good value, would buy again.', 'Solid, arrived on time.' ),
		5 => array( 'Excellent, exceeded expectations!', 'Bought a second one for my sister.' ),
	);

	private const RATINGS = array( 1 => 6, 2 => 8, 3 => 16, 4 => 30, 5 => 40 );

	public function __construct( private readonly Comments $comments, private readonly Clock $clock ) {
	}

	/**
	 * Writes reviews and records them at the products, so call it before the products are stored.
	 */
	public function store( Catalogue $catalogue, Customers $customers, int $count ): void {
		$random = new Random( 'reviews' );
		for ( $index = 0; $index < $count; $index++ ) {
			$sold     = $catalogue->popular( $random );
			$product  = $sold->parent ?? $sold;
			$approved = match ( true ) {
				20 === $index     => 'spam',
				3 === $index % 6  => '0',
				default           => '1',
			};
			$rating   = (int) $random->weighted( self::RATINGS );
			$person   = $customers->buyer( $random );
			// Reviews on hold are recent, as in a store that is managed well.
			$from = '0' === $approved ? $this->clock->now - 10 * DAY_IN_SECONDS : $this->clock->days[1];
			$this->comments->addReview(
				$product,
				$person,
				$customers->userId( $person ),
				$approved,
				$rating,
				'spam' === $approved ? 'Cheap watches at example dot com' : $random->pick( self::TEXTS[ $rating ] ),
				$random->between( $from, $this->clock->now - HOUR_IN_SECONDS )
			);
			if ( '1' === $approved ) {
				$product->ratings[] = $rating;
			}
		}
	}
}
