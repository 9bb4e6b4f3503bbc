import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useNotices, useRecount, useReviewActions, useReviews, type ApiError, type Entity, type RemoteData } from '@store-admin/data';
import { writeMoment, type WrittenMoment } from '../../../shared/moment-text';
import { decodeText, plainText } from '../../../shared/plain-text';
import { readNumber, readText } from '../../../shared/read-wire';
import { describeError } from '../../../shared/remote/describe-error';

export interface ReviewRow {
	readonly id: number;
	readonly author: string;
	readonly product: string;
	readonly productUrl: string;
	readonly isVerified: boolean;
	/** 0 to 5. */
	readonly rating: number;
	readonly text: string;
	readonly date: WrittenMoment | null;
}

export type Verdict = 'approved' | 'spam' | 'trash';

export interface ReviewsPanelHook {
	readonly reviews: RemoteData< readonly ReviewRow[] >;
	readonly retry: () => void;
	readonly judge: ( review: ReviewRow, verdict: Verdict ) => void;
	readonly failure: { readonly message: string; readonly retry: () => void } | null;
}

/** With so few left on the page, the next ones are fetched. */
const FEW = 2;

const QUERY = {
	page: 1,
	per_page: 5,
	status: 'hold',
	_fields: [ 'id', 'date_created_gmt', 'product_name', 'product_permalink', 'status', 'reviewer', 'review', 'rating', 'verified' ],
};

function toRow( review: Entity ): ReviewRow {
	const id = readNumber( review.id ) ?? 0;
	return {
		id,
		author: decodeText( readText( review[ 'reviewer' ] ) ) || __( 'Anonymous', 'woocommerce' ),
		product: decodeText( readText( review[ 'product_name' ] ) ),
		productUrl: readText( review[ 'product_permalink' ] ),
		isVerified: review[ 'verified' ] === true,
		rating: Math.max( 0, Math.min( 5, readNumber( review[ 'rating' ] ) ?? 0 ) ),
		text: plainText( readText( review[ 'review' ] ) ),
		date: writeMoment( readText( review[ 'date_created_gmt' ] ) ),
	};
}

function doneText( verdict: Verdict ): string {
	return verdict === 'trash' ? __( 'Review successfully deleted.', 'woocommerce' ) : __( 'Review successfully updated.', 'woocommerce' );
}

function failedText( verdict: Verdict ): string {
	return verdict === 'trash' ? __( 'Review could not be deleted.', 'woocommerce' ) : __( 'Review could not be updated.', 'woocommerce' );
}

/** Hides what has been judged at once, and shows it again when that was undone or did not succeed. */
function useHidden() {
	const [ hidden, setHidden ] = useState< ReadonlySet< number > >( new Set() );
	const hide = useCallback( ( id: number ) => setHidden( ( known ) => new Set( [ ...known, id ] ) ), [] );
	const show = useCallback( ( id: number ) => setHidden( ( known ) => new Set( [ ...known ].filter( ( other ) => other !== id ) ) ), [] );
	return { hidden, hide, show };
}

/** Reviews that wait for approval, and the three things that can become of them; each can be undone. */
export function useReviewsPanel(): ReviewsPanelHook {
	const { reviews, retry } = useReviews( QUERY );
	const { updateReview, deleteReview } = useReviewActions();
	const { createNotice } = useNotices();
	const { recountReviews } = useRecount();
	const { hidden, hide, show } = useHidden();
	const rows = useMemo( () => {
		const all = reviews.status === 'ready' ? reviews.data.map( toRow ) : [];
		return all.filter( ( { id } ) => ! hidden.has( id ) );
	}, [ reviews, hidden ] );
	const left = useRef( 0 );
	useEffect( () => {
		left.current = rows.length;
	} );
	const [ failure, setFailure ] = useState< ReviewsPanelHook[ 'failure' ] >( null );

	const run = useCallback(
		async function attempt( id: number, what: string, write: () => Promise< void >, done: () => void ) {
			setFailure( null );
			try {
				await write();
				done();
			} catch ( error ) {
				show( id );
				/* translators: 1: what was not done, a sentence. 2: why and what to do, a sentence. */
				const message = sprintf( __( '%1$s %2$s', 'store-admin' ), what, describeError( error as ApiError ).message );
				setFailure( { message, retry: () => void attempt( id, what, write, done ) } );
			}
		},
		[ show ]
	);

	const judge = useCallback(
		( { id }: ReviewRow, verdict: Verdict ) => {
			const undo = () =>
				run(
					id,
					failedText( 'approved' ),
					() => updateReview( id, { status: 'hold' } ),
					() => {
						show( id );
						retry();
						recountReviews();
					}
				);
			hide( id );
			void run(
				id,
				failedText( verdict ),
				() => ( verdict === 'trash' ? deleteReview( id ) : updateReview( id, { status: verdict } ) ),
				() => {
					hide( id );
					recountReviews();
					if ( left.current <= FEW ) {
						retry();
					}
					void createNotice( 'success', doneText( verdict ), {
						type: 'snackbar',
						actions: [ { label: __( 'Undo', 'woocommerce' ), onClick: () => void undo() } ],
					} );
				}
			);
		},
		[ run, hide, show, retry, recountReviews, updateReview, deleteReview, createNotice ]
	);

	return {
		reviews: reviews.status === 'ready' ? { ...reviews, data: rows } : reviews,
		retry,
		judge,
		failure,
	};
}
