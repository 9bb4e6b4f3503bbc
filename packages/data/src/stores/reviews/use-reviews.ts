import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import type { Entity, Query, WireObject } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { rejectingWithApiError } from '../../core/remote-data/rejecting-with-api-error';
import { reviewsStore } from './store';

export interface ReviewsHook {
	readonly reviews: RemoteData< readonly Entity[] >;
	readonly retry: () => void;
}

/**
 * Reads a page of product reviews.
 *
 * @param query Arguments of the REST route; keep the object the same from render to render.
 */
export function useReviews( query: Query ): ReviewsHook {
	const reviews = useSelect(
		( select ) => {
			const store = select( reviewsStore );
			const value = store.getReviews( query );
			return readRemote( store, 'getReviews', [ query ], {
				value,
				hasValue: value.length > 0,
				publicError: store.getReviewsError( query ),
			} );
		},
		[ query ]
	);
	const { invalidateResolution } = useDispatch( reviewsStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getReviews', [ query ] );
	}, [ invalidateResolution, query ] );
	return { reviews, retry };
}

export interface ReviewActionsHook {
	readonly updateReview: ( id: number, changes: WireObject ) => Promise< void >;
	/** Moves a review to the trash; `updateReview( id, { status: 'hold' } )` brings it back. */
	readonly deleteReview: ( id: number ) => Promise< void >;
}

/** What can be done to reviews; each rejects with an ApiError. */
export function useReviewActions(): ReviewActionsHook {
	const { updateReview, deleteReview } = useDispatch( reviewsStore );
	return useMemo(
		() => ( { updateReview: rejectingWithApiError( updateReview ), deleteReview: rejectingWithApiError( deleteReview ) } ),
		[ updateReview, deleteReview ]
	);
}
