import { __, sprintf } from '@wordpress/i18n';
import { mapRemote, useLowStockProducts, useNotices, useRecount, useUpdateProductStock, type RemoteData } from '@store-admin/data';
import { useForm, type FormHook } from '../../../shared/form/use-form';
import { failureNotice } from '../../../shared/write/failure-notice';
import { useAttempt } from '../../../shared/write/use-attempt';
import { toStockProduct, type StockProduct } from './stock-product';

export interface StockPanelHook {
	readonly products: RemoteData< readonly StockProduct[] >;
	readonly retry: () => void;
}

const STOCK_QUERY = {
	page: 1,
	per_page: 5,
	status: 'publish',
	_fields: [ 'attributes', 'id', 'images', 'last_order_date', 'low_stock_amount', 'name', 'parent_id', 'stock_quantity', 'type' ],
};

/** Products that are nearly sold out. */
export function useStockPanel(): StockPanelHook {
	const { products, retry } = useLowStockProducts( STOCK_QUERY );
	return { products: mapRemote( products, ( all ) => all.map( toStockProduct ) ), retry };
}

/** Saves numbers of a product, each of which can be taken back. */
function useSaveStock( { product, name, quantity: before }: StockProduct ) {
	const updateProductStock = useUpdateProductStock();
	const { createNotice } = useNotices();
	const { recountLowStock } = useRecount();
	const { attempt } = useAttempt();
	/* translators: %s: name of a product. */
	const problem = sprintf( __( '%s stock could not be updated', 'woocommerce' ), name );
	const save = async ( quantity: number ) => {
		await updateProductStock( product, quantity );
		recountLowStock();
	};
	const takeBack = () =>
		void attempt( {
			problem,
			write: async () => save( before ),
			onFailed: ( failure ) => void createNotice( ...failureNotice( failure ) ),
		} );
	const offerUndo = () =>
		/* translators: %s: name of a product. */
		void createNotice( 'success', sprintf( __( '%s stock updated', 'woocommerce' ), name ), {
			type: 'snackbar',
			actions: [ { label: __( 'Undo', 'woocommerce' ), onClick: takeBack } ],
		} );
	return { save, offerUndo, problem };
}

export interface StockValues {
	readonly [ id: string ]: string;
	/** As typed. */
	readonly quantity: string;
}

/** The form that changes how many are left of a product. */
export function useStockForm( row: StockProduct, onClose: () => void ): FormHook< StockValues > {
	const { save, offerUndo, problem } = useSaveStock( row );
	return useForm< StockValues >( {
		initial: { quantity: String( row.quantity ) },
		fields: () => [
			{
				id: 'quantity',
				/* translators: %s: name of a product. */
				label: sprintf( __( 'Stock of %s', 'store-admin' ), row.name ),
				control: 'text',
				inputMode: 'numeric',
				validate: ( text ) =>
					text.trim() !== '' && Number.isFinite( Number( text ) ) ? undefined : __( 'Enter a number.', 'store-admin' ),
			},
		],
		save: async ( { quantity } ) => save( Number( quantity ) ),
		problem,
		fieldOf: ( name ) => ( name === 'stock_quantity' ? 'quantity' : name ),
		onSaved: () => {
			offerUndo();
			onClose();
		},
	} );
}
