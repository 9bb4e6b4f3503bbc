import { deleteEntity, updateEntity, type Entity, type WireObject } from '@store-admin/api';
import { receiveRecords, recordKeyOf, removeRecord } from '../../core/entity-store/collection-state';
import { optimistically } from '../../core/optimistically';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { editReview, receiveActions, REVIEWS } from './state';

/** The public actions of `wc/admin/reviews` that send requests. */
export const actions = {
	/** Shows the changes of a review immediately, and the old review again when the server refuses them. */
	updateReview:
		( id: number, changes: WireObject ): Thunk< void > =>
		async ( { dispatch } ) => {
			dispatch( receiveActions.setReviewIsUpdating( id, true ) );
			try {
				const send = async () => updateEntity( `${ REVIEWS }/${ id }`, changes );
				const review = await dispatch(
					optimistically(
						[ editReview( id, changes ) ],
						async () => dispatch( track( 'updateReview', [ id ], send ) ),
						( answer ) => answer
					)
				);
				// A review that was restored from the trash was removed from the stored records.
				dispatch( receiveRecords( REVIEWS, [ review ] ) );
			} finally {
				dispatch( receiveActions.setReviewIsUpdating( id, false ) );
			}
		},
	/** Moves a review to the trash. */
	deleteReview:
		( id: number ): Thunk< Entity > =>
		async ( { dispatch } ) => {
			const edit = editReview( id, { status: 'trash' } );
			const send = async () => deleteEntity( `${ REVIEWS }/${ id }`, false );
			const review = await dispatch(
				optimistically(
					[ edit ],
					async () => dispatch( track( 'deleteReview', [ id ], send ) ),
					() => ( {} )
				)
			);
			dispatch( removeRecord( recordKeyOf( REVIEWS, id ) ) );
			return review;
		},
};
