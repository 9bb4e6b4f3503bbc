import { parserOf } from '../core/parse-answer';
import { post } from '../core/request';
import { flagOr, id, listOf, numberOr, object, text, where, type ValueOf } from '../core/shape';

const review = object( {
	id,
	/** UTC without a zone. */
	date_created_gmt: text,
	/** 0 when the field was not requested. */
	product_id: numberOr( 0 ),
	product_name: text,
	product_permalink: text,
	/** `hold`, `approved`, `spam` or `trash`. */
	status: text,
	reviewer: text,
	/** HTML. */
	review: text,
	/** 0 (no rating) to 5. */
	rating: numberOr( 0 ),
	/** Whether the reviewer bought the product. */
	verified: flagOr( false ),
} );

/** A product review. Fields that were not requested are empty. */
export type Review = ValueOf< typeof review >;

/**
 * Parses a list of product reviews, for example of the store `wc/admin/reviews`.
 *
 * @throws {ApiError}
 */
export const parseReviews = parserOf( listOf( review ), 'reviews' );

const reply = object( { id, parent: numberOr( 0 ), status: text } );

/**
 * Publishes a reply to a review. A reply is a comment of WordPress below the review.
 *
 * @param  reviewId  The review, which need not be approved yet.
 * @param  productId The product that the review is about.
 * @param  content   The reply; WordPress removes tags that are not allowed in comments.
 * @return Id of the reply.
 * @throws {ApiError} Also when the server did not store it as an approved reply to that review.
 */
export async function publishReply( reviewId: number, productId: number, content: string ): Promise< number > {
	const published = where( reply, ( { parent, status } ) => parent === reviewId && status === 'approved', 'a published reply' );
	return ( await post( published, '/wp/v2/comments', { post: productId, parent: reviewId, content } ) ).id;
}
