import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	mapRemote,
	useLowStockCount,
	useLowStockProducts,
	useNotices,
	useOrders,
	useOrdersToProcess,
	useRecount,
	useReviewActions,
	useReviews,
	useReviewsToModerate,
	useUpdateProductStock,
	type RemoteData,
	type Review,
} from '@store-admin/data';
import { useQuery } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { workRights } from '../../../shared/work-rights';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { homeManifest } from '../manifest';
import { toOrderRow, type OrderRow } from './order-row';
import { toReviewRow, type ReviewRow } from './review-row';
import { toStockProduct, type StockProduct } from './stock-product';

/** How many wait; null while that is not known, or when it could not be found out. */
type Count = number | null;

function countOf( remote: RemoteData< number | null > ): Count {
	return remote.status === 'ready' ? remote.data : null;
}

export const useOrdersCount = (): Count => countOf( useOrdersToProcess( getFacts( homeManifest ).actionableStatuses ) );
export const useStockCount = (): Count => countOf( useLowStockCount() );
export const useReviewsCount = (): Count => countOf( useReviewsToModerate() );

export interface ActivityFacts {
	readonly hasOrders: boolean;
	/** Whether any order status counts as waiting. */
	readonly hasStatuses: boolean;
	readonly hasStock: boolean;
	readonly hasReviews: boolean;
	/** The panel that the address asks for. */
	readonly requested: string | undefined;
}

/** Which panels this store and this user have at all; nothing is asked for the others. */
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

export interface StockPanelHook {
	readonly products: RemoteData< readonly StockProduct[] >;
	readonly retry: () => void;
	/** False when the number was not saved. */
	readonly save: ( row: StockProduct, quantity: number ) => Promise< boolean >;
}

const STOCK_QUERY = {
	page: 1,
	per_page: 5,
	status: 'publish',
	_fields: [ 'attributes', 'id', 'images', 'last_order_date', 'low_stock_amount', 'name', 'parent_id', 'stock_quantity', 'type' ],
};

/** Products that are nearly sold out, and what a person has made of their numbers since. */
export function useStockPanel(): StockPanelHook {
	const { products, retry } = useLowStockProducts( STOCK_QUERY );
	const updateProductStock = useUpdateProductStock();
	const { createNotice } = useNotices();
	const { recountLowStock } = useRecount();
	const [ quantities, setQuantities ] = useState< Readonly< Record< string, number > > >( {} );

	const write = useCallback(
		async ( { product, id, name }: StockProduct, quantity: number ): Promise< boolean > => {
			const isSaved = await updateProductStock( product, quantity );
			if ( isSaved ) {
				setQuantities( ( known ) => ( { ...known, [ id ]: quantity } ) );
				recountLowStock();
			} else {
				/* translators: %s: name of a product. */
				void createNotice( 'error', sprintf( __( '%s stock could not be updated', 'woocommerce' ), name ), { type: 'snackbar' } );
			}
			return isSaved;
		},
		[ updateProductStock, createNotice, recountLowStock ]
	);
	const save = useCallback(
		async ( row: StockProduct, quantity: number ): Promise< boolean > => {
			const isSaved = await write( row, quantity );
			if ( isSaved ) {
				/* translators: %s: name of a product. */
				void createNotice( 'success', sprintf( __( '%s stock updated', 'woocommerce' ), row.name ), {
					type: 'snackbar',
					actions: [ { label: __( 'Undo', 'woocommerce' ), onClick: () => void write( row, row.quantity ) } ],
				} );
			}
			return isSaved;
		},
		[ write, createNotice ]
	);
	return {
		products: mapRemote( products, ( all ) => all.map( ( product ) => toStockProduct( product, quantities ) ) ),
		retry,
		save,
	};
}

export type Verdict = 'approved' | 'spam' | 'trash';

export interface ReviewsPanelHook {
	readonly reviews: RemoteData< readonly ReviewRow[] >;
	readonly retry: () => void;
	readonly judge: ( review: ReviewRow, verdict: Verdict ) => void;
	readonly failure: FailedWrite | undefined;
}

/** With so few left on the page, the next ones are fetched. */
const FEW = 2;

const REVIEWS_QUERY = {
	page: 1,
	per_page: 5,
	status: 'hold',
	_fields: [ 'id', 'date_created_gmt', 'product_name', 'product_permalink', 'status', 'reviewer', 'review', 'rating', 'verified' ],
};

function doneText( verdict: Verdict ): string {
	if ( verdict === 'trash' ) {
		return __( 'Review successfully deleted.', 'woocommerce' );
	}
	return verdict === 'spam' ? __( 'Review marked as spam.', 'store-admin' ) : __( 'Review approved.', 'store-admin' );
}

function failedText( verdict: Verdict ): string {
	return verdict === 'trash' ? __( 'Review could not be deleted.', 'woocommerce' ) : __( 'Review could not be updated.', 'woocommerce' );
}

function toWaitingRows( reviews: readonly Review[] ): readonly ReviewRow[] {
	return reviews.filter( ( review ) => review.status === 'hold' ).map( toReviewRow );
}

/** Reviews that wait for approval, and the three things that can become of them; each can be undone. */
export function useReviewsPanel(): ReviewsPanelHook {
	const { reviews, retry } = useReviews( REVIEWS_QUERY );
	const { updateReview, deleteReview } = useReviewActions();
	const { createNotice } = useNotices();
	const { recountReviews } = useRecount();
	const rows = useMemo( () => mapRemote( reviews, toWaitingRows ), [ reviews ] );
	const left = useRef( 0 );
	useEffect( () => {
		left.current = rows.status === 'ready' ? rows.data.length : 0;
	} );
	const { attempt, failure } = useAttempt();

	const judge = useCallback(
		( { id }: ReviewRow, verdict: Verdict ) => {
			const subject = String( id );
			const undo = () =>
				void attempt( {
					subject,
					problem: failedText( 'approved' ),
					write: async () => updateReview( id, { status: 'hold' } ),
					onDone: () => {
						retry();
						recountReviews();
					},
				} );
			void attempt( {
				subject,
				problem: failedText( verdict ),
				write: async () => ( verdict === 'trash' ? deleteReview( id ) : updateReview( id, { status: verdict } ) ),
				onDone: () => {
					recountReviews();
					if ( left.current <= FEW ) {
						retry();
					}
					void createNotice( 'success', doneText( verdict ), {
						type: 'snackbar',
						actions: [ { label: __( 'Undo', 'woocommerce' ), onClick: undo } ],
					} );
				},
			} );
		},
		[ attempt, retry, recountReviews, updateReview, deleteReview, createNotice ]
	);

	return { reviews: rows, retry, judge, failure };
}
