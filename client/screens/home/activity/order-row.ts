import type { Order } from '@store-admin/data';
import { formatMoney } from '@store-admin/format';
import { getAdminLink } from '@store-admin/navigation';
import { buildQuery } from '@store-admin/query';
import { getFacts } from '@store-admin/settings';
import { formatMoment, type FormattedMoment } from '../../../shared/moment-text';
import { plainText } from '../../../shared/plain-text';
import { homeManifest } from '../manifest';

export interface OrderRow {
	readonly id: string;
	readonly number: string;
	readonly customer: string;
	readonly productCount: number;
	readonly total: string;
	readonly date: FormattedMoment | null;
	readonly status: string;
	readonly statusLabel: string;
	readonly href: string;
}

function customerOf( billing: Order[ 'billing' ] ): string {
	if ( ! billing ) {
		return '';
	}
	const name = `${ billing.first_name } ${ billing.last_name }`.trim();
	return name || billing.company || billing.email;
}

/**
 * Formats the total in the currency of the order. If that is not the store's currency, the code is shown too, because
 * many currencies share a symbol.
 */
function totalOf( order: Order ): string {
	const { currency } = getFacts( homeManifest );
	const { currency: code, currency_symbol: symbol } = order;
	if ( code === '' || code === currency.code ) {
		return formatMoney( order.total, currency );
	}
	const amount = formatMoney( order.total, { ...currency, symbol: plainText( symbol ) || code } );
	return amount.includes( code ) ? amount : `${ amount }\u00a0${ code }`;
}

/** The row of one order. */
export function toOrderRow( order: Order ): OrderRow {
	const { orderStatuses } = getFacts( homeManifest );
	const { id, status } = order;
	return {
		id,
		number: order.number || id,
		customer: customerOf( order.billing ),
		productCount: order.line_items.reduce( ( sum, item ) => sum + item.quantity, 0 ),
		total: totalOf( order ),
		date: formatMoment( order.date_created_gmt ),
		status,
		statusLabel: orderStatuses[ status ] ?? status,
		href: getAdminLink( `post.php?${ buildQuery( { post: id, action: 'edit' } ) }` ),
	};
}
