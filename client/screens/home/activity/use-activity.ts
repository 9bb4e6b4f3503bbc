import { useCallback, useEffect, useMemo, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import {
	mapRemote,
	useLowStockCount,
	useNotices,
	useOrderCounts,
	useOrders,
	useOrdersToProcess,
	useRecount,
	useReviewActions,
	useReviewReplies,
	useReviews,
	useReviewsToModerate,
	type RemoteData,
	type Review,
} from '@store-admin/data';
import { useQuery } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { useFirstGesture } from '../../../shared/use-first-gesture';
import { workRights } from '../../../shared/work-rights';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { homeManifest } from '../manifest';
import { orderPartsText } from './order-parts';
import { toOrderRow, type OrderRow } from './order-row';
import { toReviewRow, type ReviewRow } from './review-row';

/** Number of waiting items; null until it is known, and when it could not be fetched. */
type Count = number | null;

function countOf( remote: RemoteData< number | null > ): Count {
	return remote.status === 'ready' ? remote.data : null;
}

export const useOrdersCount = (): Count => countOf( useOrdersToProcess( getFacts( homeManifest ).actionableStatuses ) );
export const useStockCount = (): Count => countOf( useLowStockCount() );
export const useReviewsCount = (): Count => countOf( useReviewsToModerate() );

const NO_STATUSES: readonly string[] = [];

/**
 * The waiting orders by status, as text, since the admin menu counts only some of the statuses. They are fetched after
 * the first use of the page, because most visits of Home need no request for them.
 *
 * @param total Number of waiting orders; null until it is known.
 * @return '' until the numbers are known.
 */
export function useOrderParts( total: Count ): string {
	const { actionableStatuses } = getFacts( homeManifest );
	const isCounted = useFirstGesture() || actionableStatuses.length === 1;
	const counts = useOrderCounts( isCounted && total ? actionableStatuses.slice( 0, -1 ) : NO_STATUSES );
	return isCounted && total && counts ? orderPartsText( total, counts ) : '';
}

export interface ActivityFacts {
	readonly hasOrders: boolean;
	/** Whether at least one order status is actionable. */
	readonly hasStatuses: boolean;
	readonly hasStock: boolean;
	readonly hasReviews: boolean;
	/** The panel that the address names. */
	readonly requested: string | undefined;
}

/** Tells which panels this store and this user have. The data of other panels are not fetched. */
export function useActivityFacts(): ActivityFacts {
	const { manageStock, reviewsEnabled, actionableStatuses } = getFacts( homeManifest );
	const rights = workRights();
	return {
		hasOrders: rights.orders,
		hasStatuses: actionableStatuses.length > 0,
		hasStock: manageStock && rights.stock,
		hasReviews: reviewsEnabled && rights.reviews,
		requested: useQuery()[ 'opened_panel' ],
	};
}

export interface OrdersPanelHook {
	readonly orders: RemoteData< readonly OrderRow[] >;
	readonly retry: () => void;
}

const ORDER_FIELDS = [ 'id', 'number', 'currency', 'currency_symbol', 'status', 'total', 'billing', 'line_items', 'date_created_gmt' ];

/** The newest orders that wait to be fulfilled. */
export function useOrdersPanel(): OrdersPanelHook {
	const { actionableStatuses } = getFacts( homeManifest );
	const query = useMemo( () => ( { page: 1, per_page: 5, status: actionableStatuses, _fields: ORDER_FIELDS } ), [ actionableStatuses ] );
	const { orders, retry } = useOrders( query );
	return { orders: mapRemote( orders, ( all ) => all.map( toOrderRow ) ), retry };
}

export type Verdict = 'approved' | 'spam' | 'trash';

export interface ReviewsPanelHook {
	readonly reviews: RemoteData< readonly ReviewRow[] >;
	readonly retry: () => void;
	/** `replyId` is a reply that was published before; Undo removes it too. */
	readonly judge: ( review: ReviewRow, verdict: Verdict, replyId?: number ) => void;
	readonly failure: FailedWrite | undefined;
}

/** The next reviews are fetched when no more than this number is left. */
const FEW = 2;

const REVIEWS_QUERY = {
	page: 1,
	per_page: 5,
	status: 'hold',
	_fields: [
		'id',
		'date_created_gmt',
		'product_id',
		'product_name',
		'product_permalink',
		'status',
		'reviewer',
		'review',
		'rating',
		'verified',
	],
};

function doneText( verdict: Verdict, isAnswered: boolean ): string {
	if ( isAnswered ) {
		return __( 'Reply published, review approved.', 'store-admin' );
	}
	if ( verdict === 'trash' ) {
		return __( 'Review successfully deleted.', 'woocommerce' );
	}
	return verdict === 'spam' ? __( 'Review marked as spam.', 'store-admin' ) : __( 'Review approved.', 'store-admin' );
}

function failedText( verdict: Verdict, isAnswered: boolean ): string {
	if ( isAnswered ) {
		return __( 'Your reply is published, but the review was not approved.', 'store-admin' );
	}
	return verdict === 'trash' ? __( 'Review could not be deleted.', 'woocommerce' ) : __( 'Review could not be updated.', 'woocommerce' );
}

function toWaitingRows( reviews: readonly Review[] ): readonly ReviewRow[] {
	return reviews.filter( ( review ) => review.status === 'hold' ).map( toReviewRow );
}

/** The reviews that wait for approval. Each can be approved, marked as spam or deleted, and each change can be undone. */
export function useReviewsPanel(): ReviewsPanelHook {
	const { reviews, retry } = useReviews( REVIEWS_QUERY );
	const { updateReview, deleteReview } = useReviewActions();
	const { removeReply } = useReviewReplies();
	const { createNotice } = useNotices();
	const { recountReviews } = useRecount();
	const rows = useMemo( () => mapRemote( reviews, toWaitingRows ), [ reviews ] );
	const left = useRef( 0 );
	useEffect( () => {
		left.current = rows.status === 'ready' ? rows.data.length : 0;
	} );
	const { attempt, failure } = useAttempt();

	const judge = useCallback(
		( { id }: ReviewRow, verdict: Verdict, replyId?: number ) => {
			const isAnswered = replyId !== undefined;
			const subject = String( id );
			const undo = () =>
				void attempt( {
					subject,
					isUndo: true,
					problem: failedText( 'approved', false ),
					write: async () => {
						await updateReview( id, { status: 'hold' } );
						await ( isAnswered && removeReply( replyId ) );
					},
					onDone: () => {
						retry();
						recountReviews();
					},
				} );
			void attempt( {
				subject,
				problem: failedText( verdict, isAnswered ),
				write: async () => ( verdict === 'trash' ? deleteReview( id ) : updateReview( id, { status: verdict } ) ),
				onDone: () => {
					recountReviews();
					if ( left.current <= FEW ) {
						retry();
					}
					void createNotice( 'success', doneText( verdict, isAnswered ), {
						type: 'snackbar',
						actions: [ { label: __( 'Undo', 'woocommerce' ), onClick: undo } ],
					} );
				},
			} );
		},
		[ attempt, retry, recountReviews, updateReview, deleteReview, removeReply, createNotice ]
	);

	return { reviews: rows, retry, judge, failure };
}
