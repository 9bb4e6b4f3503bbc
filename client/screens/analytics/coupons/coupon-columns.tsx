import { __ } from '@wordpress/i18n';
import { decodeText } from '../../../shared/plain-text';
import type { ReportCell, ReportColumn, ReportContext, RowsReport } from '../parts/report/report-definition';
import { ReportLink } from '../parts/report/report-link';

/** A coupon with its orders and its amount. */
export type CouponRow = Parameters< RowsReport< 'coupons' >[ 'rowKey' ] >[ 0 ];

/** Returns the code of a coupon. For a deleted coupon the host sends a text that says so. */
export function couponCode( { extended_info: info }: CouponRow ): string {
	return decodeText( info?.code ?? '' ) || __( '(Deleted)', 'woocommerce' );
}

function typeLabel( type: string ): string {
	const labels: Readonly< Record< string, string > > = {
		percent: __( 'Percentage', 'woocommerce' ),
		fixed_cart: __( 'Fixed cart', 'woocommerce' ),
		fixed_product: __( 'Fixed product', 'woocommerce' ),
	};
	return labels[ type ] ?? type;
}

function codeCell( row: CouponRow, { query }: ReportContext ): ReportCell {
	const code = couponCode( row );
	return {
		display: (
			<ReportLink report="coupons" filter={ { filter: 'single_coupon', coupons: row.coupon_id } } query={ query }>
				{ code }
			</ReportLink>
		),
		value: code,
	};
}

function ordersCell( { coupon_id: id, orders_count: count }: CouponRow, { format, query }: ReportContext ): ReportCell {
	return {
		display: (
			<ReportLink report="orders" filter={ { filter: 'advanced', coupon_includes: id } } query={ query }>
				{ format.number( count ) }
			</ReportLink>
		),
		value: count,
	};
}

function dateCell( date: string | undefined, { format }: ReportContext ): ReportCell {
	return { display: format.day( date ?? '' ) || __( 'N/A', 'woocommerce' ), value: date ?? '' };
}

/** The columns of the report. */
export const couponColumns = (): readonly ReportColumn< CouponRow >[] => [
	{ key: 'code', label: __( 'Coupon code', 'woocommerce' ), isRequired: true, isSortable: true, cell: codeCell },
	{
		key: 'orders_count',
		label: __( 'Orders', 'woocommerce' ),
		isRequired: true,
		isNumeric: true,
		isSortable: true,
		cell: ordersCell,
	},
	{
		key: 'amount',
		label: __( 'Amount discounted', 'woocommerce' ),
		isNumeric: true,
		isSortable: true,
		cell: ( { amount }, { format } ) => ( { display: format.money( amount ), value: amount } ),
	},
	{
		key: 'created',
		label: __( 'Created', 'woocommerce' ),
		cell: ( { extended_info: info }, context ) => dateCell( info?.date_created, context ),
	},
	{
		key: 'expires',
		label: __( 'Expires', 'woocommerce' ),
		cell: ( { extended_info: info }, context ) => dateCell( info?.date_expires, context ),
	},
	{
		key: 'type',
		label: __( 'Type', 'woocommerce' ),
		cell: ( { extended_info: info } ) => {
			const type = info?.discount_type ?? '';
			return { display: typeLabel( type ), value: type };
		},
	},
];
