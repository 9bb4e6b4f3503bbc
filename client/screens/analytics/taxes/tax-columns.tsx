import { __ } from '@wordpress/i18n';
import { decodeText } from '../../../shared/plain-text';
import type { ReportCell, ReportColumn, ReportContext, RowsReport } from '../parts/report/report-definition';
import { ReportLink } from '../parts/report/report-link';
import { taxCode } from './tax-code';

/** A tax rate with its amounts. */
export type TaxRow = Parameters< RowsReport< 'taxes' >[ 'rowKey' ] >[ 0 ];

/** Returns the code of a row, which is also its name. */
export const codeOf = ( row: TaxRow ) => decodeText( taxCode( row ) );

function codeCell( row: TaxRow, { query }: ReportContext ): ReportCell {
	const code = codeOf( row );
	return {
		display: (
			<ReportLink report="orders" filter={ { filter: 'advanced', tax_rate_includes: row.tax_rate_id } } query={ query }>
				{ code }
			</ReportLink>
		),
		value: code,
	};
}

/** Two decimals, or as many as the rate has: 9.975% must not become 9.98%. */
function rateText( rate: number | null, { format }: ReportContext ): string {
	const decimals = String( rate ).split( '.' )[ 1 ]?.length ?? 0;
	return rate === null ? '' : `${ format.number( rate, Math.max( 2, decimals ) ) }%`;
}

type Amount = 'total_tax' | 'order_tax' | 'shipping_tax';

const amount = ( key: Amount, label: string ): ReportColumn< TaxRow > => ( {
	key,
	label,
	isNumeric: true,
	isSortable: true,
	cell: ( row, { format } ) => ( { display: format.money( row[ key ] ), value: row[ key ] } ),
} );

/** Newer hosts send what was taxed. They send 0 for a tax of which they do not know it. */
const base = ( key: `${ 'order_' | 'shipping_' | '' }taxable_amount`, tax: Amount, label: string ): ReportColumn< TaxRow > => ( {
	key,
	label,
	isNumeric: true,
	isSortable: key === 'taxable_amount',
	isKnown: ( row ) => row[ key ] !== undefined,
	cell: ( row, { format } ) => {
		const value = row[ key ] === 0 && row[ tax ] !== 0 ? null : ( row[ key ] ?? null );
		return { display: value === null ? __( 'N/A', 'woocommerce' ) : format.money( value ), value };
	},
} );

/** The columns of the report. */
export const taxColumns = (): readonly ReportColumn< TaxRow >[] => [
	{ key: 'tax_code', label: __( 'Tax code', 'woocommerce' ), isRequired: true, isSortable: true, cell: codeCell },
	{
		key: 'rate',
		label: __( 'Rate', 'woocommerce' ),
		isNumeric: true,
		isSortable: true,
		cell: ( row, context ) => ( { display: rateText( row.tax_rate, context ), value: row.tax_rate } ),
	},
	base( 'taxable_amount', 'total_tax', __( 'Taxable amount', 'woocommerce' ) ),
	base( 'order_taxable_amount', 'order_tax', __( 'Order taxable amount', 'woocommerce' ) ),
	base( 'shipping_taxable_amount', 'shipping_tax', __( 'Shipping taxable amount', 'woocommerce' ) ),
	amount( 'total_tax', __( 'Total tax', 'woocommerce' ) ),
	amount( 'order_tax', __( 'Order tax', 'woocommerce' ) ),
	amount( 'shipping_tax', __( 'Shipping tax', 'woocommerce' ) ),
	{
		key: 'orders_count',
		label: __( 'Orders', 'woocommerce' ),
		isRequired: true,
		isNumeric: true,
		isSortable: true,
		cell: ( { orders_count: count }, { format } ) => ( { display: format.number( count ), value: count } ),
	},
];
