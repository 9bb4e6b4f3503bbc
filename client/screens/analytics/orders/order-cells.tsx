import { __, sprintf } from '@wordpress/i18n';
import { Anchor, Badge } from '@store-admin/components';
import { getAdminLink } from '@store-admin/navigation';
import { orderTone } from '../../../shared/order-tone';
import { decodeText } from '../../../shared/plain-text';
import { MoreList } from '../parts/report/more-list';
import type { ReportCell, ReportContext, RowsReport } from '../parts/report/report-definition';
import { getReportFacts } from '../parts/report/report-facts';
import { ReportLink } from '../parts/report/report-link';

/** An order, or a refund, which has the id of its order as parent. */
export type OrderRow = Parameters< RowsReport< 'orders' >[ 'rowKey' ] >[ 0 ];

export function numberCell( { order_id: id, parent_id: parent, order_number: number }: OrderRow ): ReportCell {
	const page = getAdminLink( `post.php?post=${ parent || id }&action=edit${ parent ? '#order_refunds' : '' }` );
	return { display: <Anchor href={ page }>{ number || String( parent || id ) }</Anchor>, value: number };
}

export function statusCell( { status }: OrderRow ): ReportCell {
	return { display: <Badge tone={ orderTone( status ) }>{ getReportFacts().orderStatuses[ status ] ?? status }</Badge>, value: status };
}

/** A guest may have no name; a deleted customer is missing. */
export function customerCell( { customer_id: id, extended_info: info }: OrderRow ): ReportCell {
	const customer = info?.customer;
	if ( ! customer ) {
		return { display: id === 0 ? '' : __( 'Deleted customer', 'store-admin' ), value: '' };
	}
	const name = decodeText( `${ customer.first_name } ${ customer.last_name }`.trim() ) || customer.username;
	return { display: name || __( 'Guest', 'woocommerce' ), value: name };
}

export function customerTypeCell( { customer_type: type }: OrderRow ): ReportCell {
	const labels: Readonly< Record< string, string > > = {
		new: __( 'New', 'woocommerce' ),
		returning: __( 'Returning', 'woocommerce' ),
	};
	return { display: labels[ type ] ?? type, value: type };
}

export function productsCell( { extended_info: info }: OrderRow, { query }: ReportContext ): ReportCell {
	// The most sold product first, as in the host, since only the first one is shown.
	const products = ( info?.products ?? [] )
		.map( ( product ) => ( { ...product, name: decodeText( product.name ) } ) )
		.sort( ( one, other ) => ( other.quantity ?? 0 ) - ( one.quantity ?? 0 ) );
	const names = products.map( ( { name, quantity } ) =>
		/* translators: 1: quantity of a product in an order, 2: its name. */
		sprintf( __( '%1$s× %2$s', 'woocommerce' ), String( quantity ?? '' ), name )
	);
	const items = products.map( ( { id, name }, index ) => ( {
		key: `${ id } ${ index }`,
		content: (
			<ReportLink report="products" filter={ { filter: 'single_product', products: id } } query={ query }>
				{ name || `#${ id }` }
			</ReportLink>
		),
	} ) );
	return { display: <MoreList label={ __( 'Products', 'woocommerce' ) } items={ items } />, value: names.join( ', ' ) };
}

/** The title, as in exports of the host; the id of a gateway that was removed. Unknown for orders that the host has not looked at yet. */
export function paymentMethodCell( { payment_method: method }: OrderRow ): ReportCell {
	const title = method ? ( getReportFacts().paymentMethods[ method ] ?? method ) : null;
	return { display: title ?? '', value: title };
}

export function couponsCell( { extended_info: info }: OrderRow, { query }: ReportContext ): ReportCell {
	const coupons = ( info?.coupons ?? [] ).map( ( coupon ) => ( { ...coupon, code: decodeText( coupon.code ) } ) );
	const items = coupons.map( ( { id, code }, index ) => ( {
		key: `${ id } ${ index }`,
		content: (
			<ReportLink report="coupons" filter={ { filter: 'single_coupon', coupons: id } } query={ query }>
				{ code || `#${ id }` }
			</ReportLink>
		),
	} ) );
	return {
		display: <MoreList label={ __( 'Coupons', 'woocommerce' ) } items={ items } />,
		value: coupons.map( ( { code } ) => code ).join( ', ' ),
	};
}
