import type { ReactElement } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Badge } from '@store-admin/components';
import { getNewPath, Link } from '@store-admin/navigation';
import { Amount } from '../../../shared/amount';
import { MomentText } from '../../../shared/moment-text';
import { orderTone } from '../../../shared/order-tone';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { PanelSkeleton } from './panel-skeleton';
import type { OrderRow } from './order-row';
import { useOrdersPanel } from './use-activity';

function Order( { order }: { readonly order: OrderRow } ) {
	const products = sprintf(
		/* translators: %d: number of products in an order. */
		_n( '%d product', '%d products', order.productCount, 'woocommerce' ),
		order.productCount
	);
	return (
		<li className="store-admin-activity-row">
			<Link className="store-admin-activity-row__text" href={ order.href }>
				<span className="store-admin-activity-row__title">
					<span className="store-admin-activity-row__number">
						{
							/* translators: %s: number of an order. */
							sprintf( __( 'Order #%s', 'woocommerce' ), order.number )
						}
					</span>{ ' ' }
					{ order.customer && <bdi className="store-admin-activity-row__name">{ order.customer }</bdi> }
				</span>{ ' ' }
				<span className="store-admin-activity-row__line">
					<span>{ products }</span> { order.date && <MomentText moment={ order.date } /> }
				</span>
			</Link>
			<span className="store-admin-activity-row__meta is-figures">
				<Badge tone={ orderTone( order.status ) }>{ order.statusLabel }</Badge>
				<Amount className="store-admin-activity-row__figure">{ order.total }</Amount>
			</span>
		</li>
	);
}

function AllOrders() {
	return (
		<p className="store-admin-activity-panel__footer">
			<Link href="edit.php?post_type=shop_order">{ __( 'Manage all orders', 'woocommerce' ) }</Link>
		</p>
	);
}

/** Shown when no order status is set as actionable. */
export function NoOrderStatuses(): ReactElement {
	return (
		<p className="store-admin-activity-panel__note">
			{ __( 'No order status is marked as one that needs your attention.', 'store-admin' ) }{ ' ' }
			<Link href={ getNewPath( {}, '/analytics/settings', {} ) }>{ __( 'Settings', 'woocommerce' ) }</Link>
		</p>
	);
}

/** Orders that wait to be fulfilled. */
export function OrdersPanel(): ReactElement {
	const { orders, retry } = useOrdersPanel();
	return (
		<RemoteBoundary
			of={ orders }
			skeleton={ <PanelSkeleton rows={ 5 } /> }
			failureTitle={ __( 'There was an error getting your orders.', 'woocommerce' ) }
			onRetry={ retry }
			isEmpty={ ( rows ) => rows.length === 0 }
			empty={
				<>
					<p className="store-admin-activity-panel__note">{ __( 'You’ve fulfilled all your orders', 'woocommerce' ) }</p>
					<AllOrders />
				</>
			}
		>
			{ ( rows ) => (
				<>
					<ul className="store-admin-activity-panel__rows">
						{ rows.map( ( order ) => (
							<Order key={ order.id } order={ order } />
						) ) }
					</ul>
					<AllOrders />
				</>
			) }
		</RemoteBoundary>
	);
}
