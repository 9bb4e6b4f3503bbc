import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Section } from '@store-admin/components';
import { getAdminLink } from '@store-admin/navigation';
import { OutsideLink } from '../../../../shared/outside-link';
import { RemoteBoundary } from '../../../../shared/remote/remote-boundary';
import type { TaskScreenProps } from '../../../../shared/task-screens';
import { useKeptFocus } from '../../../../shared/use-kept-focus';
import { OfferSkeleton } from '../../../../shared/offer/offer-skeleton';
import type { Gateway } from '../gateway';
import type { Gateways, GatewaysHook } from '../use-gateways';
import { WooPaymentsCard } from '../woopayments/woopayments-card';
import { GatewayRow } from './gateway-row';
import type { GatewayGroups } from './split-gateways';
import { usePaymentList, type PaymentListHook } from './use-payment-list';
import '../../parts/style.scss';

const DIRECTORY = 'https://woocommerce.com/product-category/woocommerce-extensions/payment-gateways/?utm_source=payments_recommendations';

interface CardProps {
	readonly groups: GatewayGroups;
	readonly list: PaymentListHook;
}

function headingOf( { hasReady, top }: GatewayGroups ): readonly [ string, string ] {
	if ( hasReady ) {
		return [
			__( 'Additional payment options', 'woocommerce' ),
			__( 'Give your customers additional choices in ways to pay.', 'woocommerce' ),
		];
	}
	return top
		? [ __( 'Other payment providers', 'woocommerce' ), __( 'Try one of the alternative payment providers.', 'woocommerce' ) ]
		: [ __( 'Choose a payment provider', 'woocommerce' ), __( 'To start accepting online payments', 'woocommerce' ) ];
}

interface GatewayRowsProps extends Pick< CardProps, 'list' > {
	readonly gateways: readonly Gateway[];
	readonly isFirstRecommended?: boolean;
}

/**
 * The rows of a list. A gateway that was enabled gets another button or leaves the list, so the focus moves to the row
 * that takes its place.
 */
function GatewayRows( { gateways, list, isFirstRecommended = false }: GatewayRowsProps ) {
	const rows = useKeptFocus< HTMLUListElement >( gateways.map( ( { id, isEnabled } ) => `${ id }:${ isEnabled }` ) );
	return (
		<ul className="store-admin-offers" ref={ rows } tabIndex={ -1 }>
			{ gateways.map( ( gateway, index ) => (
				<GatewayRow key={ gateway.id } gateway={ gateway } list={ list } isRecommended={ isFirstRecommended && index === 0 } />
			) ) }
		</ul>
	);
}

function MainCard( { groups, list }: CardProps ) {
	const [ title, text ] = headingOf( groups );
	return groups.main.length === 0 ? null : (
		<Section title={ title }>
			<p className="store-admin-offers__intro">{ text }</p>
			<GatewayRows gateways={ groups.main } list={ list } isFirstRecommended={ ! groups.top } />
			<p className="store-admin-offers__footer">
				<OutsideLink href={ DIRECTORY }>{ __( 'See more', 'woocommerce' ) }</OutsideLink>
			</p>
		</Section>
	);
}

function OfflineCard( { groups, list }: CardProps ) {
	return groups.offline.length === 0 ? null : (
		<Section title={ __( 'Offline payment methods', 'woocommerce' ) }>
			<GatewayRows gateways={ groups.offline } list={ list } />
		</Section>
	);
}

function NoGateways() {
	return (
		<Section label={ __( 'Payment methods', 'woocommerce' ) } isPadded>
			<div className="store-admin-task-step">
				<p className="store-admin-task-note">
					{ __( 'There are no payment providers to suggest for your store now.', 'store-admin' ) }
				</p>
				<div className="store-admin-task-actions">
					<Button href={ getAdminLink( 'admin.php?page=wc-settings&tab=checkout' ) }>
						{ __( 'Open the payment settings', 'store-admin' ) }
					</Button>
				</div>
			</div>
		</Section>
	);
}

export function PaymentListSkeleton(): ReactElement {
	return <OfferSkeleton label={ __( 'Loading payment providers…', 'store-admin' ) } />;
}

function isEmpty( { top, main, offline }: GatewayGroups ): boolean {
	return ! top && main.length === 0 && offline.length === 0;
}

interface PaymentListProps extends Pick< TaskScreenProps, 'onComplete' > {
	readonly data: Gateways;
	readonly gateways: GatewaysHook;
}

/** The payment gateways that are available to a store in this country. */
export function PaymentList( { data, gateways, onComplete }: PaymentListProps ): ReactElement {
	const list = usePaymentList( data, gateways, onComplete );
	return (
		<RemoteBoundary
			of={ list.groups }
			skeleton={ <PaymentListSkeleton /> }
			failureTitle={ __( 'The payment providers could not be loaded.', 'store-admin' ) }
			failureFrame={ ( failure ) => <Section label={ __( 'Payment methods', 'woocommerce' ) }>{ failure }</Section> }
			onRetry={ list.retry }
			isEmpty={ isEmpty }
			empty={ <NoGateways /> }
		>
			{ ( groups ) => (
				<>
					{ groups.top && <WooPaymentsCard gateway={ groups.top } isDisabled={ list.busyId !== undefined } /> }
					<MainCard groups={ groups } list={ list } />
					<OfflineCard groups={ groups } list={ list } />
				</>
			) }
		</RemoteBoundary>
	);
}
