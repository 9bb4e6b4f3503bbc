import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, Dialog, Skeleton, SkeletonGroup } from '@store-admin/components';
import type { Task } from '@store-admin/data';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { cartUrl, type CartItem } from './cart-items';
import { useCartItems } from './use-cart-items';
import './style.scss';

interface PurchaseModalProps {
	readonly task: Task;
	readonly onClose: () => void;
}

function Item( { item: { title, description, price, isTheme } }: { readonly item: CartItem } ) {
	return (
		<li className="store-admin-cart__item">
			<span className="store-admin-cart__title">{ title }</span>
			{ price !== '' && (
				<span className="store-admin-cart__price">
					{ isTheme ? /* translators: %s: price of a theme. */ sprintf( __( '%s per year', 'woocommerce' ), price ) : price }
				</span>
			) }
			{ description !== '' && <span className="store-admin-cart__text">{ description }</span> }
		</li>
	);
}

function ItemsSkeleton() {
	return (
		<SkeletonGroup label={ __( 'Loading…', 'woocommerce' ) }>
			<p>
				<Skeleton inlineSize="60%" />
			</p>
			<p>
				<Skeleton inlineSize="40%" />
			</p>
		</SkeletonGroup>
	);
}

/** Offers to buy the paid products that the owner chose during the set-up. */
export function PurchaseModal( { task, onClose }: PurchaseModalProps ): ReactElement {
	const { items, retry } = useCartItems( task );
	const hasItems = items.status === 'ready' && items.data.length > 0;
	return (
		<Dialog
			title={ __( 'Would you like to add the following paid features to your store now?', 'woocommerce' ) }
			onClose={ onClose }
			actions={
				<>
					<Button variant="quiet" onClick={ onClose }>
						{ __( 'I’ll do it later', 'woocommerce' ) }
					</Button>
					{ hasItems && (
						<Button variant="primary" href={ cartUrl( items.data, window.location.pathname + window.location.search ) }>
							{ __( 'Buy now', 'woocommerce' ) }
						</Button>
					) }
				</>
			}
		>
			<RemoteBoundary
				of={ items }
				skeleton={ <ItemsSkeleton /> }
				failureTitle={ __( 'The list could not be loaded.', 'store-admin' ) }
				onRetry={ retry }
				isEmpty={ ( data ) => data.length === 0 }
				empty={ <p>{ __( 'You chose no paid feature.', 'store-admin' ) }</p> }
			>
				{ ( data ) => (
					<ul className="store-admin-cart">
						{ data.map( ( item ) => (
							<Item key={ item.id } item={ item } />
						) ) }
					</ul>
				) }
			</RemoteBoundary>
		</Dialog>
	);
}
