import { __, _n } from '@wordpress/i18n';
import { useMemo } from 'react';
import { Anchor } from '@store-admin/components';
import { variationLabel, type ReportSegment, type VariationRow } from '@store-admin/data';
import { applySafeFilter, useFilteredValue, useFilterVersion } from '@store-admin/extensibility';
import { getAdminLink, useFullQuery } from '@store-admin/navigation';
import { decodeText } from '../../../../shared/plain-text';
import type { ReportCell, ReportColumn, RowsReport } from '../report/report-definition';
import { itemTotals } from './item-totals';
import { SOLD_FIELDS } from './sold-charts';
import { itemsSoldColumn, netSalesColumn, ordersColumn } from './sold-columns';
import { stockColumns } from './stock-columns';

const TITLE_FILTER = 'experimental_woocommerce_admin_variations_report_table_title';
const COUNT_FILTER = 'experimental_woocommerce_admin_variations_report_table_summary_variations_count_label';

const COUNT_FILTERS = [ COUNT_FILTER ];

const isText = ( value: unknown ): value is string => typeof value === 'string';

/** Returns the name of a variation: its product and its attributes. Empty for a deleted variation. */
function variationName( { extended_info: info }: VariationRow ): string {
	return info && info.name !== '' ? decodeText( variationLabel( info ) ) : '';
}

/** Returns the name of a variation in the chart. The host adds the attributes even to names that have them: "Hoodie - Red, S - Red, S". */
function variationSegmentName( { segment_label: label, segment_id: id }: ReportSegment ): string {
	return decodeText( label ).replace( /^(.* - )?(.+) - \2$/, '$1$2' ) || `#${ id }`;
}

function titleCell( row: VariationRow ): ReportCell {
	const name = variationName( row );
	if ( name === '' ) {
		const deleted = __( '(Deleted)', 'woocommerce' );
		return { display: deleted, value: deleted };
	}
	return { display: <Anchor href={ getAdminLink( `post.php?post=${ row.product_id }&action=edit` ) }>{ name }</Anchor>, value: name };
}

const columns = (): readonly ReportColumn< VariationRow >[] => [
	{ key: 'name', label: __( 'Product / Variation title', 'woocommerce' ), isRequired: true, cell: titleCell },
	{
		key: 'sku',
		label: __( 'SKU', 'woocommerce' ),
		isHiddenByDefault: true,
		isSortable: true,
		cell: ( { extended_info: info } ) => ( { display: info?.sku ?? '', value: info?.sku ?? '' } ),
	},
	itemsSoldColumn(),
	{ ...netSalesColumn(), isRequired: true },
	ordersColumn( ( { variation_id: id } ) => ( { variation_includes: id } ) ),
	...stockColumns< VariationRow >(),
];

const totals: RowsReport< 'variations' >[ 'totals' ] = ( figures, _rowCount, context ) =>
	itemTotals(
		[
			[
				'variations_count',
				'number',
				( count ) => {
					const label = _n( 'variation sold', 'variations sold', count, 'woocommerce' );
					return applySafeFilter( COUNT_FILTER, label, isText, count, context.query );
				},
			],
			[ 'items_sold', 'number', ( count ) => _n( 'item sold', 'items sold', count, 'woocommerce' ) ],
			[ 'net_revenue', 'currency', () => __( 'net sales', 'woocommerce' ) ],
			[ 'orders_count', 'number', ( count ) => _n( 'order', 'orders', count, 'woocommerce' ) ],
		],
		figures,
		context
	);

/** Properties of the table of variations, which the reports of variations and of a single variable product share. */
export type VariationsTable = Pick<
	RowsReport< 'variations' >,
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
	| 'totals'
	| 'segmentName'
>;

function createVariationsTable( title: string ): VariationsTable {
	return {
		name: 'variations',
		title,
		endpoint: 'variations',
		rowParams: { extended_info: true },
		sort: { orderby: 'items_sold', order: 'desc' },
		columns: columns(),
		columnsPreference: 'variations_report_columns',
		summaryFields: [ 'variations_count', ...SOLD_FIELDS ],
		rowKey: ( { variation_id: id } ) => String( id ),
		rowName: ( row ) => variationName( row ) || `#${ row.variation_id }`,
		totals,
		segmentName: variationSegmentName,
	};
}

const ownTitle = () => __( 'Variations', 'woocommerce' );

/** The table of variations. It is created again when a handler of its public filters is added or removed. */
export function useVariationsTable(): VariationsTable {
	const title = useFilteredValue( TITLE_FILTER, ownTitle, isText, useFullQuery() );
	const version = useFilterVersion( COUNT_FILTERS );
	// eslint-disable-next-line react-hooks/exhaustive-deps -- the version represents the handlers of the filter.
	return useMemo( () => createVariationsTable( title ), [ title, version ] );
}
