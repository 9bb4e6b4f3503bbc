import { __, _x } from '@wordpress/i18n';
import { Anchor } from '@store-admin/components';
import { getAdminLink } from '@store-admin/navigation';
import type { ReportCell, ReportColumn } from '../report/report-definition';
import { getReportFacts } from '../report/report-facts';

interface StockedItem {
	readonly stock_status: string;
	readonly stock_quantity: number | null;
	readonly low_stock_amount: number | null;
	/** Null for a variation. */
	readonly manage_stock: boolean | null;
}

interface StockedRow {
	readonly product_id: number;
	readonly extended_info: StockedItem | null;
}

function isLow( { stock_status: status, stock_quantity: quantity, low_stock_amount: limit }: StockedItem ): boolean {
	return status === 'instock' && quantity !== null && limit !== null && quantity <= limit;
}

/** Returns the item if its stock is counted. A variation has a quantity only then. */
function counted( item: StockedItem | null ): StockedItem | null {
	return item?.manage_stock === false ? null : item;
}

function statusCell( { product_id: id, extended_info: item }: StockedRow ): ReportCell {
	const stocked = counted( item );
	if ( ! stocked ) {
		const unknown = __( 'N/A', 'woocommerce' );
		return { display: unknown, value: unknown };
	}
	const label = getReportFacts().stockStatuses[ stocked.stock_status ] ?? stocked.stock_status;
	const low = isLow( stocked ) && (
		<Anchor href={ getAdminLink( `post.php?post=${ id }&action=edit` ) }>
			{ _x( 'Low', 'Indication of a low quantity', 'woocommerce' ) }
		</Anchor>
	);
	return { display: low || label, value: label };
}

/** Returns the columns of the stock; none in a store that does not count it. */
export function stockColumns< Row extends StockedRow >(): readonly ReportColumn< Row >[] {
	if ( ! getReportFacts().manageStock ) {
		return [];
	}
	return [
		{ key: 'stock_status', label: __( 'Status', 'woocommerce' ), cell: statusCell },
		{
			key: 'stock',
			label: __( 'Stock', 'woocommerce' ),
			isNumeric: true,
			cell: ( { extended_info: item }, { format } ) => {
				const stocked = counted( item );
				const unknown = __( 'N/A', 'woocommerce' );
				return stocked
					? { display: format.number( stocked.stock_quantity ), value: stocked.stock_quantity }
					: { display: unknown, value: unknown };
			},
		},
	];
}
