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
	readonly updateReview: ( id: number, changes: WireObject ) => Promise< unknown >;
	/** Moves a review to the trash; `updateReview( id, { status: 'hold' } )` restores it. */
	readonly deleteReview: ( id: number ) => Promise< unknown >;
}

/**
 * The actions for reviews. A change is shown immediately; when the server refuses it, the old review is shown again and
 * the promise rejects with an ApiError.
 */
export function useReviewActions(): ReviewActionsHook {
	const { updateReview, deleteReview } = useDispatch( reviewsStore );
	return useMemo(
		() => ( { updateReview: rejectingWithApiError( updateReview ), deleteReview: rejectingWithApiError( deleteReview ) } ),
		[ updateReview, deleteReview ]
	);
}
