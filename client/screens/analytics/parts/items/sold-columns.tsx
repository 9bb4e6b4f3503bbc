import { __ } from '@wordpress/i18n';
import type { QueryInput } from '@store-admin/query';
import type { ReportColumn } from '../report/report-definition';
import { ReportLink } from '../report/report-link';

/** Figures of a product, a variation or a category. */
export interface SoldRow {
	readonly items_sold: number | null;
	readonly net_revenue: number | null;
	readonly orders_count: number | null;
}

export const itemsSoldColumn: () => ReportColumn< SoldRow > = () => ( {
	key: 'items_sold',
	label: __( 'Items sold', 'woocommerce' ),
	isRequired: true,
	isNumeric: true,
	isSortable: true,
	cell: ( { items_sold: count }, { format } ) => ( { display: format.number( count ), value: count } ),
} );

export const netSalesColumn: () => ReportColumn< SoldRow > = () => ( {
	key: 'net_revenue',
	label: __( 'Net sales', 'woocommerce' ),
	isNumeric: true,
	isSortable: true,
	cell: ( { net_revenue: amount }, { format } ) => ( { display: format.money( amount ), value: format.rounded( amount ) } ),
} );

/**
 * Creates the column with the number of orders.
 *
 * @param filterOf Returns the filter that shows these orders in their report; without it there is no link.
 */
export function ordersColumn< Row extends SoldRow >( filterOf?: ( row: Row ) => QueryInput ): ReportColumn< Row > {
	return {
		key: 'orders_count',
		label: __( 'Orders', 'woocommerce' ),
		isNumeric: true,
		isSortable: true,
		cell: ( row, { format, query } ) => {
			const count = format.number( row.orders_count );
			const link = filterOf && (
				<ReportLink report="orders" filter={ { filter: 'advanced', ...filterOf( row ) } } query={ query }>
					{ count }
				</ReportLink>
			);
			return { display: link ?? count, value: row.orders_count };
		},
	};
}
