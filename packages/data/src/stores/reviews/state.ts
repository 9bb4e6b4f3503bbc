import type { Entity, Query, WireObject } from '@store-admin/api';
import { createCollection, listKeyOf, totalKeyOf } from '../../core/entity-store/collection';
import {
	collectionReducer,
	receiveList,
	receiveRecords,
	receiveTotal,
	recordKeyOf,
	type CollectionAction,
	type CollectionState,
} from '../../core/entity-store/collection-state';
import { createEditedValue, nextTick, type EditAction, type Edited, type NewEdit } from '../../core/optimistic-edits';
import type { Thunk } from '../../core/remote-data/thunk';

export const REVIEWS = '/wc-analytics/products/reviews';
export const NAMES = { list: 'getReviews', total: 'getReviewsTotalCount', one: 'getReview' };

export const reviews = createCollection( REVIEWS, NAMES );

/** The reviews, with unconfirmed changes. */
export type ReviewsState = Edited< CollectionState >;

const EMPTY: CollectionState = { records: {}, lists: {}, totals: {}, requests: {} };

const editedReviews = createEditedValue( EMPTY, ( state, { target, changes } ) => {
	const review = state.records[ target ];
	return review ? { ...state, records: { ...state.records, [ target ]: { ...review, ...changes } } } : state;
} );

export function reviewsReducer( state: ReviewsState = editedReviews.initial, action: CollectionAction | EditAction ): ReviewsState {
	const edited = editedReviews.reduce( state, action );
	if ( edited !== state ) {
		return edited;
	}
	const collectionAction = action as CollectionAction;
	const served = collectionReducer( state.served, collectionAction );
	const { records = {}, askedAt = 0 } = 'records' in collectionAction ? collectionAction : {};
	return served === state.served
		? state
		: editedReviews.receive( state, served, ( { target, at } ) => at <= askedAt && Object.hasOwn( records, target ) );
}

/** A change of one review. */
export function editReview( id: number, changes: WireObject ): NewEdit {
	return { target: recordKeyOf( REVIEWS, id ), changes };
}

/** The public actions of `wc/admin/reviews` that store values. */
export const receiveActions = {
	setReview: ( id: number, review: WireObject ): CollectionAction => receiveRecords( REVIEWS, [ { ...review, id } ], nextTick() ),
	setReviewIsUpdating: ( id: number, isUpdating: boolean ): CollectionAction => receiveRecords( REVIEWS, [ { id, isUpdating } ] ),
	/** Stores one page of reviews. */
	updateReviews:
		( query: Query, items: readonly Entity[], total: number ): Thunk< void > =>
		async ( { dispatch } ) => {
			dispatch( receiveTotal( totalKeyOf( REVIEWS, query ), total ) );
			dispatch( receiveList( REVIEWS, listKeyOf( REVIEWS, query ), { items }, nextTick() ) );
			return Promise.resolve();
		},
};
