import { Suspense, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Section } from '@store-admin/components';
import { StockPanel } from '../stock/lazy-stock-panel';
import { ActivityPanel } from './activity-panel';
import { NoOrderStatuses, OrdersPanel } from './orders-panel';
import { PanelSkeleton } from './panel-skeleton';
import { ReviewsPanel } from './reviews-panel';
import { useActivityFacts, useOrderParts, useOrdersCount, useReviewsCount, useStockCount } from './use-activity';
import './style.scss';

interface KindProps {
	readonly requested: string | undefined;
}

function Orders( { requested }: KindProps ) {
	const count = useOrdersCount();
	return (
		<ActivityPanel
			id="orders-panel"
			title={ __( 'Orders', 'woocommerce' ) }
			count={ count }
			detail={ useOrderParts( count ) }
			isAlwaysOpenable
			isRequested={ requested === 'orders-panel' }
		>
			<OrdersPanel />
		</ActivityPanel>
	);
}

function OrdersWithoutStatuses( { requested }: KindProps ) {
	return (
		<ActivityPanel
			id="orders-panel"
			title={ __( 'Orders', 'woocommerce' ) }
			count={ null }
			isAlwaysOpenable
			isRequested={ requested === 'orders-panel' }
		>
			<NoOrderStatuses />
		</ActivityPanel>
	);
}

function Stock( { requested }: KindProps ) {
	return (
		<ActivityPanel
			id="stock-panel"
			title={ __( 'Stock', 'woocommerce' ) }
			count={ useStockCount() }
			isRequested={ requested === 'stock-panel' }
		>
			<Suspense fallback={ <PanelSkeleton rows={ 5 } /> }>
				<StockPanel />
			</Suspense>
		</ActivityPanel>
	);
}

function Reviews( { requested }: KindProps ) {
	return (
		<ActivityPanel
			id="reviews-panel"
			title={ __( 'Reviews', 'woocommerce' ) }
			count={ useReviewsCount() }
			isRequested={ requested === 'reviews-panel' }
		>
			<ReviewsPanel />
		</ActivityPanel>
	);
}

/** The waiting work of the day: orders to fulfill, products to restock, reviews to moderate. */
export function ActivitySection(): ReactElement | null {
	const { hasOrders, hasStatuses, hasStock, hasReviews, requested } = useActivityFacts();
	if ( ! hasOrders && ! hasStock && ! hasReviews ) {
		return null;
	}
	return (
		<Section label={ __( 'Store activity', 'store-admin' ) } className="woocommerce-activity-panel">
			{ hasOrders && ( hasStatuses ? <Orders requested={ requested } /> : <OrdersWithoutStatuses requested={ requested } /> ) }
			{ hasStock && <Stock requested={ requested } /> }
			{ hasReviews && <Reviews requested={ requested } /> }
		</Section>
	);
}
