import type { ApiError, Entity, Query } from '@store-admin/api';
import { reviews, type ReviewsState } from './state';

/** The public selectors of `wc/admin/reviews`. */
export const selectors = {
	/** Deleted reviews stay in the list with the status `trash` until the server has moved them. */
	getReviews: ( { shown }: ReviewsState, query?: Query ): readonly Entity[] => reviews.getRecords( shown, query ),
	getReviewsTotalCount: ( { shown }: ReviewsState, query?: Query, fallback?: number ): number | undefined =>
		reviews.getTotal( shown, query, fallback ),
	getReviewsError: ( { shown }: ReviewsState, query?: Query ): ApiError | undefined => reviews.getRecordsError( shown, query ),
	getReview: ( { shown }: ReviewsState, id: number ): Entity | undefined => reviews.getRecord( shown, id ),
	getReviewError: ( { shown }: ReviewsState, id: number ): ApiError | undefined => reviews.getRecordError( shown, id ),
};
