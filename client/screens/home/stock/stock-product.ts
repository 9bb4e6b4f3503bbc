import type { LowStockProduct } from '@store-admin/data';
import { formatStoreDate, parseStoreTime } from '@store-admin/format';
import { getAdminLink } from '@store-admin/navigation';
import { buildQuery } from '@store-admin/query';
import { getSettings } from '@store-admin/settings';
import { decodeText } from '../../../shared/plain-text';

export interface StockProduct {
	readonly id: string;
	readonly name: string;
	readonly imageUrl: string;
	readonly quantity: number;
	/** Formatted day of the last order; '' when the product was never ordered. */
	readonly lastOrder: string;
	readonly href: string;
	readonly product: LowStockProduct;
}

function lastOrderOf( product: LowStockProduct ): string {
	const { locale } = getSettings();
	const moment = parseStoreTime( product.last_order_date ?? '', locale.timeZone );
	return moment ? formatStoreDate( moment, locale.dateFormat, locale.user ) : '';
}

/** The row of one product. */
export function toStockProduct( product: LowStockProduct ): StockProduct {
	const id = String( product.id );
	const [ image ] = product.images;
	// A variation is edited on the page of its product.
	const edited = product.parent_id > 0 ? String( product.parent_id ) : id;
	return {
		id,
		name: decodeText( product.name ),
		imageUrl: image?.thumbnail || ( image?.src ?? '' ),
		quantity: product.stock_quantity,
		lastOrder: lastOrderOf( product ),
		href: getAdminLink( `post.php?${ buildQuery( { post: edited, action: 'edit' } ) }` ),
		product,
	};
}
