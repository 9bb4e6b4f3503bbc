import { createReduxStore } from '@wordpress/data';
import type { ApiError, Entity, Query } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import { createCollection, listKeyOf, totalKeyOf } from '../../core/entity-store/collection';
import {
	collectionReducer,
	receiveList,
	receiveTotal,
	type CollectionAction,
	type CollectionState,
} from '../../core/entity-store/collection-state';
import type { Thunk } from '../../core/remote-data/thunk';
import { NAMES, REVIEWS, setReview } from './state';

const reviews = createCollection( REVIEWS, NAMES );

const selectors = {
	getReviews: reviews.getRecords,
	getReviewsTotalCount: reviews.getTotal,
	getReviewsError: ( state: CollectionState, query?: Query ): ApiError | undefined => reviews.getRecordsError( state, query ),
	getReview: ( state: CollectionState, id: number ): Entity | undefined => reviews.getRecord( state, id ),
	getReviewError: ( state: CollectionState, id: number ): ApiError | undefined => reviews.getRecordError( state, id ),
};

const actions = {
	setReview,
	setReviewIsUpdating: ( id: number, isUpdating: boolean ): CollectionAction => setReview( id, { isUpdating } ),
	/** Puts one page of reviews in. */
	updateReviews:
		( query: Query, items: readonly Entity[], total: number ): Thunk< void > =>
		async ( { dispatch } ) => {
			dispatch( receiveTotal( totalKeyOf( REVIEWS, query ), total ) );
			dispatch( receiveList( REVIEWS, listKeyOf( REVIEWS, query ), { items } ) );
			return Promise.resolve();
		},
	...deferred( ( { reviews: work } ) => work.actions, [ 'updateReview', 'deleteReview' ] ),
};

/** Product reviews. */
export const reviewsStore = createReduxStore< CollectionState, typeof actions, typeof selectors >( 'wc/admin/reviews', {
	reducer: collectionReducer,
	actions,
	selectors,
	resolvers: deferred( ( { reviews: work } ) => work.resolvers, [ 'getReviews', 'getReviewsTotalCount', 'getReview' ] ),
} );
