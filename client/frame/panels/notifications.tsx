import type { ReactElement } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { bell, box, chevronRight, Icon, receipt, starEmpty } from '@wordpress/icons';
import { Skeleton, SkeletonGroup } from '@store-admin/components';
import { Slot } from '@store-admin/extensibility';
import { Link } from '@store-admin/navigation';
import { useNotificationFacts, useOrdersWaiting, useReviewsWaiting, useStockWaiting, type Waiting } from './use-panels';

const HOME = 'admin.php?page=wc-admin';

interface NotificationProps {
	readonly icon: ReactElement;
	readonly title: string;
	readonly text: string;
	readonly href: string;
}

function Notification( { icon, title, text, href }: NotificationProps ) {
	return (
		<li>
			<Link className="store-admin-notification" href={ href }>
				<span className="store-admin-notification__icon">
					<Icon icon={ icon } size={ 24 } />
				</span>
				<span className="store-admin-notification__text">
					<span className="store-admin-notification__title">{ title }</span>
					<span>{ text }</span>
				</span>
				<span className="store-admin-notification__chevron" aria-hidden="true">
					<Icon icon={ chevronRight } size={ 24 } />
				</span>
			</Link>
		</li>
	);
}

/** A count that is not known is left out here. Home says why it could not be loaded. */
function hasSome( count: Waiting ): count is number {
	return typeof count === 'number' && count > 0;
}

function Orders() {
	const count = useOrdersWaiting();
	return hasSome( count ) ? (
		<Notification
			icon={ receipt }
			title={ __( 'Orders to fulfill', 'woocommerce' ) }
			/* translators: %d: number of orders. */
			text={ sprintf( _n( 'You have %d order to fulfill', 'You have %d orders to fulfill', count, 'woocommerce' ), count ) }
			href={ `${ HOME }&opened_panel=orders-panel` }
		/>
	) : null;
}

function Reviews() {
	const count = useReviewsWaiting();
	return hasSome( count ) ? (
		<Notification
			icon={ starEmpty }
			title={ __( 'Reviews to moderate', 'woocommerce' ) }
			/* translators: %d: number of reviews. */
			text={ sprintf( _n( 'You have %d review to moderate', 'You have %d reviews to moderate', count, 'woocommerce' ), count ) }
			href={ `${ HOME }&opened_panel=reviews-panel` }
		/>
	) : null;
}

function Stock() {
	const count = useStockWaiting();
	return hasSome( count ) ? (
		<Notification
			icon={ box }
			title={ __( 'Inventory to review', 'woocommerce' ) }
			text={ sprintf(
				/* translators: %d: number of products. */
				_n( 'You have %d product low in stock', 'You have %d products low in stock', count, 'store-admin' ),
				count
			) }
			href={ `${ HOME }&opened_panel=stock-panel` }
		/>
	) : null;
}

function ThingsToDo( { count }: { readonly count: number } ) {
	return (
		<Notification
			icon={ bell }
			title={ __( 'Things to do next', 'woocommerce' ) }
			/* translators: %d: number of tasks. */
			text={ sprintf( _n( 'You have %d new thing to do', 'You have %d new things to do', count, 'woocommerce' ), count ) }
			href={ `${ HOME }#extended_task_list` }
		/>
	);
}

/** One line for each kind of work that waits, and the lines of extensions. */
export function Notifications(): ReactElement {
	const { isPending, thingsToDo, hasOrders, hasReviews, hasStock } = useNotificationFacts();
	if ( isPending ) {
		return (
			<SkeletonGroup label={ __( 'Loading…', 'woocommerce' ) }>
				<div className="store-admin-notification">
					<Skeleton inlineSize="60%" />
				</div>
			</SkeletonGroup>
		);
	}
	return (
		<ul className="store-admin-notifications">
			{ thingsToDo > 0 && <ThingsToDo count={ thingsToDo } /> }
			{ hasOrders && <Orders /> }
			{ hasReviews && <Reviews /> }
			{ hasStock && <Stock /> }
			<Slot name="AbbreviatedNotification">{ ( fills ) => fills.map( ( fill, index ) => <li key={ index }>{ fill }</li> ) }</Slot>
		</ul>
	);
}
