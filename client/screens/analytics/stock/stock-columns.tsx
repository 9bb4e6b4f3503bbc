import { __, _x, sprintf } from '@wordpress/i18n';
import { Badge } from '@store-admin/components';
import type { StockRow } from '@store-admin/data';
import { Link } from '@store-admin/navigation';
import { decodeText } from '../../../shared/plain-text';
import type { ReportCell, ReportColumn, ReportContext } from '../parts/report/report-definition';
import { getReportFacts } from '../parts/report/report-facts';
import { ReportLink } from '../parts/report/report-link';

/** Id of the product, also for a variation. */
const productOf = ( { id, parent_id: parent }: StockRow ) => parent || id;

/** Returns the quantity; null for a product whose stock is not counted. */
const quantityOf = ( { manage_stock: isCounted, stock_quantity: quantity }: StockRow ) => ( isCounted ? quantity : null );

function isLow( row: StockRow ): boolean {
	const quantity = quantityOf( row );
	return row.stock_status === 'instock' && quantity !== null && row.low_stock_amount !== null && quantity <= row.low_stock_amount;
}

function titleCell( row: StockRow, { query }: ReportContext ): ReportCell {
	const name = decodeText( row.name );
	return {
		display: (
			<ReportLink report="products" filter={ { filter: 'single_product', products: productOf( row ) } } query={ query }>
				{ name }
			</ReportLink>
		),
		value: name,
	};
}

/** The status, which leads to the product editor. A low quantity is marked, with the threshold that makes it low. */
function statusCell( row: StockRow, { format }: ReportContext ): ReportCell {
	const label = getReportFacts().stockStatuses[ row.stock_status ] ?? row.stock_status;
	const threshold = sprintf(
		/* translators: %s: quantity. */
		__( 'Low stock: %s or fewer', 'store-admin' ),
		format.number( row.low_stock_amount )
	);
	return {
		display: (
			<>
				<Link href={ `post.php?action=edit&post=${ productOf( row ) }` }>{ label }</Link>
				{ isLow( row ) && (
					<>
						{ ' ' }
						<span title={ threshold }>
							<Badge tone="warning" label={ threshold }>
								{ _x( 'Low', 'Indication of a low quantity', 'woocommerce' ) }
							</Badge>
						</span>
					</>
				) }
			</>
		),
		value: label,
	};
}

function quantityCell( row: StockRow, { format }: ReportContext ): ReportCell {
	const quantity = quantityOf( row );
	return { display: quantity === null ? __( 'N/A', 'woocommerce' ) : format.number( quantity ), value: quantity };
}

/** The columns of the report. */
export const stockColumns = (): readonly ReportColumn< StockRow >[] => [
	{ key: 'title', label: __( 'Product / Variation', 'woocommerce' ), isRequired: true, isSortable: true, cell: titleCell },
	{ key: 'sku', label: __( 'SKU', 'woocommerce' ), isSortable: true, cell: ( { sku } ) => ( { display: sku, value: sku } ) },
	{ key: 'stock_status', label: __( 'Status', 'woocommerce' ), isSortable: true, cell: statusCell },
	{ key: 'stock_quantity', label: __( 'Stock', 'woocommerce' ), isSortable: true, isNumeric: true, cell: quantityCell },
];
