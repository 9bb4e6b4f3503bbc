import { createReduxStore } from '@wordpress/data';
import { deleteEntity, updateEntity, type ApiError, type Entity, type Query, type WireObject } from '@store-admin/api';
import { createCollection, listKeyOf, totalKeyOf } from '../entity-store/collection';
import {
	collectionReducer,
	receiveList,
	receiveRecords,
	receiveTotal,
	removeRecord,
	type CollectionAction,
	type CollectionState,
} from '../entity-store/collection-state';
import { track } from '../remote-data/requests';
import type { Thunk } from '../remote-data/thunk';

const REVIEWS = '/wc-analytics/products/reviews';

const reviews = createCollection( REVIEWS, { list: 'getReviews', total: 'getReviewsTotalCount', one: 'getReview' } );

const selectors = {
	getReviews: reviews.getRecords,
	getReviewsTotalCount: reviews.getTotal,
	getReviewsError: ( state: CollectionState, query?: Query ): ApiError | undefined => reviews.getRecordsError( state, query ),
	getReview: ( state: CollectionState, id: number ): Entity | undefined => reviews.getRecord( state, id ),
	getReviewError: ( state: CollectionState, id: number ): ApiError | undefined => reviews.getRecordError( state, id ),
};

const setReview = ( id: number, review: WireObject ): CollectionAction => receiveRecords( REVIEWS, [ { ...review, id } ] );

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
	updateReview:
		( id: number, changes: WireObject ): Thunk< void > =>
		async ( { dispatch } ) => {
			dispatch( setReview( id, { isUpdating: true } ) );
			try {
				const review = await dispatch(
					track( 'updateReview', [ id ], async () => updateEntity( `${ REVIEWS }/${ id }`, changes ) )
				);
				dispatch( setReview( id, review ) );
			} finally {
				dispatch( setReview( id, { isUpdating: false } ) );
			}
		},
	deleteReview:
		( id: number ): Thunk< Entity > =>
		async ( { dispatch } ) => {
			const review = await dispatch( track( 'deleteReview', [ id ], async () => deleteEntity( `${ REVIEWS }/${ id }`, false ) ) );
			dispatch( removeRecord( `${ REVIEWS }/${ id }` ) );
			return review;
		},
};

/** Product reviews. */
export const reviewsStore = createReduxStore< CollectionState, typeof actions, typeof selectors >( 'wc/admin/reviews', {
	reducer: collectionReducer,
	actions,
	selectors,
	resolvers: {
		getReviews: reviews.readRecords,
		getReviewsTotalCount: reviews.readTotal,
		getReview: reviews.readRecord,
	},
} );
