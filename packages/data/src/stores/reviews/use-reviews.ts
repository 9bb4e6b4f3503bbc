import { useDispatch } from '@wordpress/data';
import { useMemo } from 'react';
import { parseReviews, type Query, type Review, type WireObject } from '@store-admin/api';
import { rejectingWithApiError } from '../../core/remote-data/rejecting-with-api-error';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { reviewsStore } from './store';

export interface ReviewsHook {
	readonly reviews: RemoteData< readonly Review[] >;
	readonly retry: () => void;
}

/**
 * Reads a page of product reviews.
 *
 * @param query Arguments of the REST route.
 */
export function useReviews( query: Query ): ReviewsHook {
	const { remote, refresh } = useRemote( reviewsStore, 'getReviews', [ query ], {
		parse: parseReviews,
		errorSelector: 'getReviewsError',
	} );
	return { reviews: remote, retry: refresh };
}

export interface ReviewActionsHook {
	readonly updateReview: ( id: number, changes: WireObject ) => Promise< void >;
	/** Moves a review to the trash; `updateReview( id, { status: 'hold' } )` brings it back. */
	readonly deleteReview: ( id: number ) => Promise< void >;
}

/** What can be done to reviews. A change shows at once; when the server refuses it, the review is shown as before and the promise rejects with an ApiError. */
export function useReviewActions(): ReviewActionsHook {
	const { updateReview, deleteReview } = useDispatch( reviewsStore );
	return useMemo(
		() => ( { updateReview: rejectingWithApiError( updateReview ), deleteReview: rejectingWithApiError( deleteReview ) } ),
		[ updateReview, deleteReview ]
	);
}
