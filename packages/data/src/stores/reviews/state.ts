import type { WireObject } from '@store-admin/api';
import { receiveRecords, type CollectionAction } from '../../core/entity-store/collection-state';

export const REVIEWS = '/wc-analytics/products/reviews';
export const NAMES = { list: 'getReviews', total: 'getReviewsTotalCount', one: 'getReview' };

/** The action that changes what is known of a review. */
export function setReview( id: number, review: WireObject ): CollectionAction {
	return receiveRecords( REVIEWS, [ { ...review, id } ] );
}
