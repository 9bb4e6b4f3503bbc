import { useCallback, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useItems, useNotices, useRecount, useUpdateProductStock, type Entity, type RemoteData } from '@store-admin/data';
import { formatStoreDate, parseStoreTime } from '@store-admin/format';
import { getAdminLink } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { decodeText } from '../../../shared/plain-text';
import { readNumber, readObjects, readText } from '../../../shared/read-wire';

export interface StockRow {
	readonly id: string;
	readonly name: string;
	readonly imageUrl: string;
	readonly quantity: number;
	/** Day of the last order in words; '' when it was never ordered. */
	readonly lastOrder: string;
	readonly href: string;
	readonly product: Entity;
}

export interface StockPanelHook {
	readonly products: RemoteData< readonly StockRow[] >;
	readonly retry: () => void;
	/** False when the number was not saved. */
	readonly save: ( row: StockRow, quantity: number ) => Promise< boolean >;
}

const QUERY = {
	page: 1,
	per_page: 5,
	status: 'publish',
	_fields: [ 'attributes', 'id', 'images', 'last_order_date', 'low_stock_amount', 'name', 'parent_id', 'stock_quantity', 'type' ],
};

function lastOrderOf( product: Entity ): string {
	const { locale } = getSettings();
	const moment = parseStoreTime( readText( product[ 'last_order_date' ] ), locale.timeZone );
	return moment ? formatStoreDate( moment, locale.dateFormat, locale.user ) : '';
}

function toRow( product: Entity, quantities: Readonly< Record< string, number > > ): StockRow {
	const id = String( product.id );
	const [ image ] = readObjects( product[ 'images' ] );
	const parent = readNumber( product[ 'parent_id' ] ) ?? 0;
	// A variation is edited in its product.
	const edited = parent > 0 ? String( parent ) : id;
	return {
		id,
		name: decodeText( readText( product[ 'name' ] ) ),
		imageUrl: readText( image?.[ 'thumbnail' ] ) || readText( image?.[ 'src' ] ),
		quantity: quantities[ id ] ?? readNumber( product[ 'stock_quantity' ] ) ?? 0,
		lastOrder: lastOrderOf( product ),
		href: getAdminLink( `post.php?post=${ encodeURIComponent( edited ) }&action=edit` ),
		product,
	};
}

/** Products that are nearly sold out, and what a person has made of their numbers since. */
export function useStockPanel(): StockPanelHook {
	const { items, retry } = useItems( 'products/low-in-stock', QUERY );
	const updateProductStock = useUpdateProductStock();
	const { createNotice } = useNotices();
	const { recountLowStock } = useRecount();
	const [ quantities, setQuantities ] = useState< Readonly< Record< string, number > > >( {} );

	const write = useCallback(
		async ( { product, id, name }: StockRow, quantity: number ): Promise< boolean > => {
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
		async ( row: StockRow, quantity: number ): Promise< boolean > => {
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
		products: items.status === 'ready' ? { ...items, data: items.data.map( ( product ) => toRow( product, quantities ) ) } : items,
		retry,
		save,
	};
}
