import { deleteEntity, updateEntity, type Entity, type WireObject } from '@store-admin/api';
import { createCollectionReads } from '../../core/entity-store/collection-reads';
import { removeRecord } from '../../core/entity-store/collection-state';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { NAMES, REVIEWS, setReview } from './state';

const reads = createCollectionReads( REVIEWS, NAMES );

/** The public actions of `wc/admin/reviews` that ask the server. */
export const actions = {
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

export const resolvers = {
	getReviews: reads.readRecords,
	getReviewsTotalCount: reads.readTotal,
	getReview: reads.readRecord,
};
