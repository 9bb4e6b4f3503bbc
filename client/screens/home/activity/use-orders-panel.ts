import { useMemo } from 'react';
import { useOrders, type Entity, type RemoteData } from '@store-admin/data';
import { formatMoney } from '@store-admin/format';
import { getAdminLink } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { writeMoment, type WrittenMoment } from '../../../shared/moment-text';
import { readNumber, readObject, readObjects, readText } from '../../../shared/read-wire';

export interface OrderRow {
	readonly id: string;
	readonly number: string;
	readonly customer: string;
	readonly productCount: number;
	readonly total: string;
	readonly date: WrittenMoment | null;
	readonly status: string;
	readonly statusLabel: string;
	readonly href: string;
}

export interface OrdersPanelHook {
	readonly orders: RemoteData< readonly OrderRow[] >;
	readonly retry: () => void;
}

const FIELDS = [ 'id', 'number', 'currency', 'currency_symbol', 'status', 'total', 'billing', 'line_items', 'date_created_gmt' ];

function customerOf( billing: Readonly< Record< string, unknown > > ): string {
	const name = [ billing[ 'first_name' ], billing[ 'last_name' ] ].map( readText ).join( ' ' ).trim();
	return name || readText( billing[ 'company' ] ) || readText( billing[ 'email' ] );
}

/** An order may be in another currency than the store's; only the sign differs then. */
function totalOf( order: Entity ): string {
	const { currency } = getSettings();
	const isForeign = readText( order[ 'currency' ] ) !== currency.code;
	const symbol = readText( order[ 'currency_symbol' ] ) || readText( order[ 'currency' ] );
	return formatMoney( readText( order[ 'total' ] ), isForeign && symbol ? { ...currency, symbol } : currency );
}

function toRow( order: Entity ): OrderRow {
	const { orderStatuses } = getSettings();
	const status = readText( order[ 'status' ] );
	const id = String( order.id );
	return {
		id,
		number: readText( order[ 'number' ] ) || id,
		customer: customerOf( readObject( order[ 'billing' ] ) ),
		productCount: readObjects( order[ 'line_items' ] ).reduce( ( sum, item ) => sum + ( readNumber( item[ 'quantity' ] ) ?? 0 ), 0 ),
		total: totalOf( order ),
		date: writeMoment( readText( order[ 'date_created_gmt' ] ) ),
		status,
		statusLabel: orderStatuses[ status ] ?? status,
		href: getAdminLink( `post.php?post=${ encodeURIComponent( id ) }&action=edit` ),
	};
}

/** The newest orders that wait to be fulfilled. */
export function useOrdersPanel(): OrdersPanelHook {
	const { actionableStatuses } = getSettings();
	const query = useMemo( () => ( { page: 1, per_page: 5, status: actionableStatuses, _fields: FIELDS } ), [ actionableStatuses ] );
	const { orders, retry } = useOrders( query );
	return {
		orders: orders.status === 'ready' ? { ...orders, data: orders.data.map( toRow ) } : orders,
		retry,
	};
}
