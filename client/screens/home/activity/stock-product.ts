import type { Entity } from '@store-admin/data';
import { formatStoreDate, parseStoreTime } from '@store-admin/format';
import { getAdminLink } from '@store-admin/navigation';
import { buildQuery } from '@store-admin/query';
import { getSettings } from '@store-admin/settings';
import { decodeText } from '../../../shared/plain-text';
import { readNumber, readObjects, readText } from '../../../shared/read-wire';

export interface StockProduct {
	readonly id: string;
	readonly name: string;
	readonly imageUrl: string;
	readonly quantity: number;
	/** Day of the last order in words; '' when it was never ordered. */
	readonly lastOrder: string;
	readonly href: string;
	readonly product: Entity;
}

function lastOrderOf( product: Entity ): string {
	const { locale } = getSettings();
	const moment = parseStoreTime( readText( product[ 'last_order_date' ] ), locale.timeZone );
	return moment ? formatStoreDate( moment, locale.dateFormat, locale.user ) : '';
}

/** The row of one product, with the quantity that was saved on this page if there is one. */
export function toStockProduct( product: Entity, quantities: Readonly< Record< string, number > > ): StockProduct {
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
		href: getAdminLink( `post.php?${ buildQuery( { post: edited, action: 'edit' } ) }` ),
		product,
	};
}
