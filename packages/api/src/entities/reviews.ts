import { parserOf } from '../core/parse-answer';
import { flagOr, id, listOf, numberOr, object, text, type ValueOf } from '../core/shape';

const review = object( {
	id,
	/** UTC without a zone. */
	date_created_gmt: text,
	/** 0 when it was not asked for. */
	product_id: numberOr( 0 ),
	product_name: text,
	product_permalink: text,
	/** `hold`, `approved`, `spam` or `trash`. */
	status: text,
	reviewer: text,
	/** HTML. */
	review: text,
	/** 0 (none) to 5. */
	rating: numberOr( 0 ),
	/** Whether the reviewer bought the product. */
	verified: flagOr( false ),
} );

/** A product review; fields that the query did not ask for are empty. */
export type Review = ValueOf< typeof review >;

/**
 * Parses a list of product reviews, for example of the store `wc/admin/reviews`.
 *
 * @throws {ApiError}
 */
export const parseReviews = parserOf( listOf( review ), 'reviews' );
