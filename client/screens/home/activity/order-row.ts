import type { Entity } from '@store-admin/data';
import { formatMoney } from '@store-admin/format';
import { getAdminLink } from '@store-admin/navigation';
import { buildQuery } from '@store-admin/query';
import { getFacts } from '@store-admin/settings';
import { formatMoment, type FormattedMoment } from '../../../shared/moment-text';
import { readNumber, readObject, readObjects, readText } from '../../../shared/read-wire';
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

function customerOf( billing: Readonly< Record< string, unknown > > ): string {
	const name = [ billing[ 'first_name' ], billing[ 'last_name' ] ].map( readText ).join( ' ' ).trim();
	return name || readText( billing[ 'company' ] ) || readText( billing[ 'email' ] );
}

/** An order may be in another currency than the store's; only the sign differs then. */
function totalOf( order: Entity ): string {
	const { currency } = getFacts( homeManifest );
	const isForeign = readText( order[ 'currency' ] ) !== currency.code;
	const symbol = readText( order[ 'currency_symbol' ] ) || readText( order[ 'currency' ] );
	return formatMoney( readText( order[ 'total' ] ), isForeign && symbol ? { ...currency, symbol } : currency );
}

/** The row of one order. */
export function toOrderRow( order: Entity ): OrderRow {
	const { orderStatuses } = getFacts( homeManifest );
	const status = readText( order[ 'status' ] );
	const id = String( order.id );
	return {
		id,
		number: readText( order[ 'number' ] ) || id,
		customer: customerOf( readObject( order[ 'billing' ] ) ),
		productCount: readObjects( order[ 'line_items' ] ).reduce( ( sum, item ) => sum + ( readNumber( item[ 'quantity' ] ) ?? 0 ), 0 ),
		total: totalOf( order ),
		date: formatMoment( readText( order[ 'date_created_gmt' ] ) ),
		status,
		statusLabel: orderStatuses[ status ] ?? status,
		href: getAdminLink( `post.php?${ buildQuery( { post: id, action: 'edit' } ) }` ),
	};
}
