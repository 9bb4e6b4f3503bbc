import { __ } from '@wordpress/i18n';
import { decodeText } from '../../../shared/plain-text';
import type { ReportColumn } from '../parts/report/report-definition';
import {
	couponsCell,
	customerCell,
	customerTypeCell,
	numberCell,
	paymentMethodCell,
	productsCell,
	statusCell,
	type OrderRow,
} from './order-cells';

/** The columns of the report. */
export const orderColumns = (): readonly ReportColumn< OrderRow >[] => [
	{
		key: 'date',
		label: __( 'Date', 'woocommerce' ),
		isRequired: true,
		isSortable: true,
		cell: ( { date }, { format } ) => ( { display: format.day( date ), value: date } ),
	},
	{
		key: 'order_number',
		label: __( 'Order #', 'woocommerce' ),
		spokenLabel: __( 'Order Number', 'woocommerce' ),
		isRequired: true,
		cell: numberCell,
	},
	{ key: 'status', label: __( 'Status', 'woocommerce' ), cell: statusCell },
	{ key: 'customer_id', label: __( 'Customer', 'woocommerce' ), cell: customerCell },
	{ key: 'customer_type', label: __( 'Customer type', 'woocommerce' ), cell: customerTypeCell },
	{
		key: 'products',
		label: __( 'Product(s)', 'woocommerce' ),
		spokenLabel: __( 'Products', 'woocommerce' ),
		cell: productsCell,
	},
	{
		key: 'num_items_sold',
		label: __( 'Items sold', 'woocommerce' ),
		isNumeric: true,
		isSortable: true,
		cell: ( { num_items_sold: sold }, { format } ) => ( { display: format.number( sold ), value: sold } ),
	},
	{
		key: 'coupons',
		label: __( 'Coupon(s)', 'woocommerce' ),
		spokenLabel: __( 'Coupons', 'woocommerce' ),
		cell: couponsCell,
	},
	{
		key: 'net_total',
		label: __( 'Net sales', 'woocommerce' ),
		isRequired: true,
		isNumeric: true,
		isSortable: true,
		cell: ( { net_total: total }, { format } ) => ( { display: format.money( total ), value: total } ),
	},
	{
		key: 'attribution',
		label: __( 'Attribution', 'woocommerce' ),
		cell: ( { extended_info: info } ) => {
			const origin = decodeText( info?.attribution?.origin ?? '' );
			return { display: origin, value: origin };
		},
	},
	{
		key: 'payment_method',
		label: __( 'Payment method', 'woocommerce' ),
		isKnown: ( { payment_method: method } ) => method !== undefined,
		cell: paymentMethodCell,
	},
];
