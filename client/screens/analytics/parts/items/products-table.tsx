import { __, _n } from '@wordpress/i18n';
import { Skeleton } from '@store-admin/components';
import type { ProductRow } from '@store-admin/data';
import { decodeText } from '../../../../shared/plain-text';
import { MoreList } from '../report/more-list';
import type { ReportCell, ReportColumn, ReportContext, RowsReport } from '../report/report-definition';
import { ReportLink } from '../report/report-link';
import { CategoryLink } from './category-link';
import { pathText, unknownName, type CategoryNames } from './category-names';
import { itemTotals, type TotalField } from './item-totals';
import { SOLD_FIELDS } from './sold-charts';
import { itemsSoldColumn, netSalesColumn, ordersColumn } from './sold-columns';
import { stockColumns } from './stock-columns';

function titleCell( { product_id: id, extended_info: info }: ProductRow, { query }: ReportContext ): ReportCell {
	const name = decodeText( info?.name ?? '' );
	if ( name === '' ) {
		const deleted = __( '(Deleted)', 'woocommerce' );
		return { display: deleted, value: deleted };
	}
	return {
		display: (
			<ReportLink report="products" filter={ { filter: 'single_product', products: id } } query={ query }>
				{ name }
			</ReportLink>
		),
		value: name,
	};
}

function categoriesCell( { extended_info: info }: ProductRow, names: CategoryNames, { query }: ReportContext ): ReportCell {
	const ids = info?.category_ids ?? [];
	const items = ids.map( ( id ) => ( {
		key: String( id ),
		content: names.isPending ? <Skeleton inlineSize="8em" /> : <CategoryLink id={ id } path={ names.pathOf( id ) } query={ query } />,
	} ) );
	return {
		display: <MoreList label={ __( 'Categories', 'woocommerce' ) } items={ items } />,
		value: ids.map( ( id ) => pathText( names.pathOf( id ) ) || unknownName( id ) ).join( ', ' ),
	};
}

function variationsCell( { product_id: id, extended_info: info }: ProductRow, { format, query }: ReportContext ): ReportCell {
	const count = info?.variations.length ?? 0;
	const text = format.number( count );
	const link = (
		<ReportLink report="variations" filter={ { 'filter-variations': 'advanced', product_includes: id } } query={ query }>
			{ text }
		</ReportLink>
	);
	return { display: count > 0 ? link : text, value: count };
}

const columns = ( names: CategoryNames ): readonly ReportColumn< ProductRow >[] => [
	{ key: 'product_name', label: __( 'Product title', 'woocommerce' ), isRequired: true, isSortable: true, cell: titleCell },
	{
		key: 'sku',
		label: __( 'SKU', 'woocommerce' ),
		isHiddenByDefault: true,
		isSortable: true,
		cell: ( { extended_info: info } ) => ( { display: info?.sku ?? '', value: info?.sku ?? '' } ),
	},
	itemsSoldColumn(),
	{ ...netSalesColumn(), isRequired: true },
	ordersColumn( ( { product_id: id } ) => ( { product_includes: id } ) ),
	{
		key: 'product_cat',
		label: __( 'Category', 'woocommerce' ),
		cell: ( row, context ) => categoriesCell( row, names, context ),
	},
	{ key: 'variations', label: __( 'Variations', 'woocommerce' ), isNumeric: true, isSortable: true, cell: variationsCell },
	...stockColumns< ProductRow >(),
];

const TOTALS: readonly TotalField[] = [
	[ 'products_count', 'number', ( count ) => _n( 'Product', 'Products', count, 'woocommerce' ) ],
	[ 'items_sold', 'number', ( count ) => _n( 'Item sold', 'Items sold', count, 'woocommerce' ) ],
	[ 'net_revenue', 'currency', () => __( 'Net sales', 'woocommerce' ) ],
	[ 'orders_count', 'number', ( count ) => _n( 'Order', 'Orders', count, 'woocommerce' ) ],
];

type TablePart =
	| 'title'
	| 'name'
	| 'endpoint'
	| 'rowParams'
	| 'sort'
	| 'columns'
	| 'columnsPreference'
	| 'summaryFields'
	| 'rowKey'
	| 'rowName'
	| 'totals';

/**
 * Creates the table of products, which the reports of products and of a single category share.
 *
 * @param names Names of the categories.
 */
export function productsTable( names: CategoryNames ): Pick< RowsReport< 'products' >, TablePart > {
	return {
		name: 'products',
		title: __( 'Products', 'woocommerce' ),
		endpoint: 'products',
		rowParams: { extended_info: true },
		sort: { orderby: 'items_sold', order: 'desc' },
		columns: columns( names ),
		columnsPreference: 'products_report_columns',
		summaryFields: [ 'products_count', ...SOLD_FIELDS ],
		rowKey: ( { product_id: id } ) => String( id ),
		rowName: ( { product_id: id, extended_info: info } ) => decodeText( info?.name ?? '' ) || `#${ id }`,
		totals: ( figures, _rowCount, context ) => itemTotals( TOTALS, figures, context ),
	};
}
