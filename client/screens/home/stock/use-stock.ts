import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import {
	mapRemote,
	useLowStockCount,
	useLowStockProducts,
	useNotices,
	useRecount,
	useUpdateProductStock,
	type RemoteData,
} from '@store-admin/data';
import { useForm, type FormHook } from '../../../shared/form/use-form';
import { failureNotice } from '../../../shared/write/failure-notice';
import { useAttempt } from '../../../shared/write/use-attempt';
import { saveStock, savedText, type StockChange } from './save-stock';
import { toStockProduct, type StockProduct } from './stock-product';

export interface StockPanelHook {
	readonly products: RemoteData< readonly StockProduct[] >;
	readonly retry: () => void;
}

/** Maximum number of products in one answer. */
const PAGE = 100;

const STOCK_QUERY = {
	per_page: PAGE,
	status: 'publish',
	_fields: [ 'attributes', 'id', 'images', 'last_order_date', 'low_stock_amount', 'name', 'parent_id', 'stock_quantity', 'type' ],
};

/** The quantities at first sight. The order of the products depends on them, so that rows do not move when a quantity changes. */
function useFirstQuantities( rows: readonly StockProduct[] ): ReadonlyMap< string, number > {
	const [ known, setKnown ] = useState< ReadonlyMap< string, number > >( new Map() );
	const fresh = rows.filter( ( { id } ) => ! known.has( id ) );
	if ( fresh.length === 0 ) {
		return known;
	}
	const all = new Map( [ ...known, ...fresh.map( ( { id, quantity } ) => [ id, quantity ] as const ) ] );
	setKnown( all );
	return all;
}

/** All products that are low in stock, the lowest quantity first. */
export function useStockPanel(): StockPanelHook {
	const count = useLowStockCount();
	// The number of pages does not shrink after a change, so that no shown product disappears.
	const [ pages, setPages ] = useState( 1 );
	const needed = count.status === 'ready' ? Math.ceil( ( count.data ?? 0 ) / PAGE ) : 1;
	if ( needed > pages ) {
		setPages( needed );
	}
	const { products, retry } = useLowStockProducts( STOCK_QUERY, pages );
	const rows = mapRemote( products, ( all ) => all.map( toStockProduct ) );
	const first = useFirstQuantities( rows.status === 'ready' ? rows.data : [] );
	const quantityOf = ( { id, quantity }: StockProduct ) => first.get( id ) ?? quantity;
	return { products: mapRemote( rows, ( all ) => [ ...all ].sort( ( one, other ) => quantityOf( one ) - quantityOf( other ) ) ), retry };
}

/** Saves quantities of products, and offers to undo that. */
function useSaveStock() {
	const updateProductStock = useUpdateProductStock();
	const { createNotice } = useNotices();
	const { recountLowStock } = useRecount();
	const { attempt } = useAttempt();
	const save = async ( changes: readonly StockChange[] ) => {
		try {
			await saveStock( changes, async ( { row, quantity } ) => updateProductStock( row.product, quantity ) );
		} finally {
			recountLowStock();
		}
	};
	const takeBack = ( changes: readonly StockChange[] ) =>
		void attempt( {
			problem: '',
			subject: changes.map( ( { row } ) => row.id ).join(),
			write: async () => save( changes.map( ( { row } ) => ( { row, quantity: row.quantity } ) ) ),
			onFailed: ( failure ) => void createNotice( ...failureNotice( failure ) ),
		} );
	const offerUndo = ( changes: readonly StockChange[] ) =>
		void createNotice( 'success', savedText( changes ), {
			type: 'snackbar',
			actions: [ { label: __( 'Undo', 'woocommerce' ), onClick: () => takeBack( changes ) } ],
		} );
	return { save, offerUndo };
}

export interface StockValues {
	/** The typed text, by product id. */
	readonly [ id: string ]: string;
}

export interface StockFormHook extends FormHook< StockValues > {
	/** The question whether quantities below 0 are intended. */
	readonly below: { readonly names: string; readonly confirm: () => void; readonly cancel: () => void } | null;
}

function isNumber( text: string ): boolean {
	return text.trim() !== '' && Number.isFinite( Number( text ) );
}

/** The form that changes the stock quantities of products. */
export function useStockForm( rows: readonly StockProduct[] ): StockFormHook {
	const { save, offerUndo } = useSaveStock();
	const latest = useRef( rows );
	useEffect( () => {
		latest.current = rows;
	} );
	const saved = useRef< readonly StockChange[] >( [] );
	const [ isAsking, setIsAsking ] = useState( false );
	// Products that were saved before a failure are no longer different, so a retry saves only the others.
	const changesIn = ( values: StockValues ): readonly StockChange[] =>
		latest.current
			.map( ( row ) => ( { row, quantity: Number( values[ row.id ] ?? row.quantity ) } ) )
			.filter( ( { row, quantity } ) => quantity !== row.quantity );

	const form = useForm< StockValues >( {
		initial: Object.fromEntries( rows.map( ( { id, quantity } ) => [ id, String( quantity ) ] ) ),
		fields: () =>
			rows.map( ( { id, name } ) => ( {
				id,
				label: name,
				control: 'text',
				validate: ( text ) => ( isNumber( text ) ? undefined : __( 'Enter a number.', 'store-admin' ) ),
			} ) ),
		save: async ( values ) => {
			saved.current = changesIn( values );
			await save( saved.current );
		},
		problem: '',
		staysOpen: true,
		onSaved: () => saved.current.length > 0 && offerUndo( saved.current ),
	} );
	const below = changesIn( form.values ).filter( ( { row, quantity } ) => quantity < 0 && quantity < row.quantity );
	return {
		...form,
		formProps: {
			...form.formProps,
			onSubmit: ( event ) => {
				if ( below.length === 0 ) {
					form.formProps.onSubmit( event );
					return;
				}
				event.preventDefault();
				setIsAsking( true );
			},
		},
		below: isAsking
			? {
					names: below.map( ( { row } ) => row.name ).join( ', ' ),
					confirm: () => {
						setIsAsking( false );
						form.submit();
					},
					cancel: () => setIsAsking( false ),
				}
			: null,
	};
}
