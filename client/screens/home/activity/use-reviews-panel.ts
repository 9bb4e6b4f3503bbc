import { useCallback, useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useNotices, useReviewActions, useReviews, type ApiError, type Entity, type RemoteData } from '@store-admin/data';
import { parseUtcTime, storeNow, timeAgo } from '@store-admin/format';
import { getAdminLink } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { plainText } from '../../../shared/plain-text';
import { readNumber, readText } from '../../../shared/read-wire';
import { describeError } from '../../../shared/remote/describe-error';

export interface ReviewRow {
	readonly id: number;
	readonly author: string;
	readonly product: string;
	readonly productUrl: string;
	readonly href: string;
	readonly isVerified: boolean;
	/** 0 to 5. */
	readonly rating: number;
	readonly text: string;
	readonly date: string;
}

export type Verdict = 'approved' | 'spam' | 'trash';

export interface ReviewsPanelHook {
	readonly reviews: RemoteData< readonly ReviewRow[] >;
	readonly retry: () => void;
	readonly judge: ( review: ReviewRow, verdict: Verdict ) => void;
	readonly failure: { readonly message: string; readonly retry: () => void } | null;
}

const QUERY = {
	page: 1,
	per_page: 5,
	status: 'hold',
	_fields: [ 'id', 'date_created_gmt', 'product_name', 'product_permalink', 'status', 'reviewer', 'review', 'rating', 'verified' ],
};

function toRow( review: Entity ): ReviewRow {
	const { locale } = getSettings();
	const moment = parseUtcTime( readText( review[ 'date_created_gmt' ] ), locale.timeZone );
	const id = readNumber( review.id ) ?? 0;
	return {
		id,
		author: readText( review[ 'reviewer' ] ) || __( 'Anonymous', 'woocommerce' ),
		product: readText( review[ 'product_name' ] ),
		productUrl: readText( review[ 'product_permalink' ] ),
		href: getAdminLink( `comment.php?action=editcomment&c=${ id }` ),
		isVerified: review[ 'verified' ] === true,
		rating: Math.max( 0, Math.min( 5, readNumber( review[ 'rating' ] ) ?? 0 ) ),
		text: plainText( readText( review[ 'review' ] ) ),
		date: moment ? timeAgo( moment, { now: storeNow( locale.timeZone ), locale: locale.user, dateFormat: locale.dateFormat } ) : '',
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
	const { hidden, hide, show } = useHidden();
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
					}
				);
			hide( id );
			void run(
				id,
				failedText( verdict ),
				() => ( verdict === 'trash' ? deleteReview( id ) : updateReview( id, { status: verdict } ) ),
				() => {
					hide( id );
					void createNotice( 'success', doneText( verdict ), {
						type: 'snackbar',
						actions: [ { label: __( 'Undo', 'woocommerce' ), onClick: () => void undo() } ],
					} );
				}
			);
		},
		[ run, hide, show, retry, updateReview, deleteReview, createNotice ]
	);

	const rows = useMemo( () => ( reviews.status === 'ready' ? reviews.data.map( toRow ) : [] ), [ reviews ] );
	return {
		reviews: reviews.status === 'ready' ? { ...reviews, data: rows.filter( ( { id } ) => ! hidden.has( id ) ) } : reviews,
		retry,
		judge,
		failure,
	};
}
