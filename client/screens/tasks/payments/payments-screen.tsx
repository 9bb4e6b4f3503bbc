import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { buttonClassName, InlineError, Section } from '@store-admin/components';
import { getArrivalQuery, Link, useQuery } from '@store-admin/navigation';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import type { TaskScreenProps } from '../../../shared/task-screens';
import { useFreshStart } from '../../../shared/use-fresh-start';
import { findGateway } from './gateway';
import { PaymentList, PaymentListSkeleton } from './list/payment-list';
import { paymentsPath } from './list/use-payment-list';
import { GatewaySetup } from './setup/gateway-setup';
import { useGateways, type Gateways, type GatewaysHook } from './use-gateways';
import '../parts/style.scss';

interface SingleProps extends Pick< TaskScreenProps, 'onComplete' > {
	readonly id: string;
	readonly data: Gateways;
	readonly gateways: GatewaysHook;
}

function UnknownGateway( { id }: { readonly id: string } ) {
	return (
		<Section label={ __( 'Payment methods', 'woocommerce' ) } isPadded>
			<div className="store-admin-task-step">
				<p className="store-admin-task-note">
					{ sprintf(
						/* translators: %s: id of a payment gateway, such as stripe. */
						__(
							'There is no payment method “%s”. Its plugin may be turned off, or it is not offered in your country.',
							'store-admin'
						),
						id
					) }
				</p>
				<div className="store-admin-task-actions">
					<Link className={ buttonClassName( 'secondary' ) } href={ paymentsPath() }>
						{ __( 'See all payment methods', 'store-admin' ) }
					</Link>
				</div>
			</div>
		</Section>
	);
}

function SingleGateway( { id, data, gateways, onComplete }: SingleProps ) {
	const gateway = findGateway( id, data.gateways, data.records );
	return gateway ? (
		<GatewaySetup key={ gateway.id } gateway={ gateway } data={ data } gateways={ gateways } onComplete={ onComplete } />
	) : (
		<UnknownGateway id={ id } />
	);
}

type PlainQuery = ReturnType< typeof useQuery >;

/** The id in the address. Providers that return to the page use different names for it. */
function idOf( query: PlainQuery ): string | undefined {
	return query[ 'id' ] ?? query[ 'gateway_id' ] ?? query[ 'gateway-id' ] ?? query[ 'method' ];
}

/** Providers return to this page with an error in the address when the connection failed. */
function ConnectionError() {
	const query = useQuery();
	const arrival = getArrivalQuery();
	const isWhereProviderLed = arrival[ 'task' ] === query[ 'task' ] && idOf( arrival ) === idOf( query );
	const error = query[ 'error' ] ?? ( isWhereProviderLed ? arrival[ 'error' ] : undefined );
	return error ? <InlineError message={ __( 'The connection was not made. You can try again.', 'store-admin' ) } /> : null;
}

/** The list of payment gateways, or the one that the address names. */
export function PaymentsScreen( { onComplete }: TaskScreenProps ): ReactElement {
	const gateways = useGateways();
	const id = idOf( useQuery() );
	// All views have the same page title, so a new view starts with the focus on that title.
	useFreshStart( id ?? '' );
	return (
		<RemoteBoundary
			of={ gateways.store }
			skeleton={ <PaymentListSkeleton /> }
			failureTitle={ __( 'The payment providers could not be loaded.', 'store-admin' ) }
			failureFrame={ ( failure ) => <Section label={ __( 'Payment methods', 'woocommerce' ) }>{ failure }</Section> }
			onRetry={ gateways.retry }
		>
			{ ( data ) => (
				<>
					<ConnectionError />
					{ id ? (
						<SingleGateway id={ id } data={ data } gateways={ gateways } onComplete={ onComplete } />
					) : (
						<PaymentList data={ data } gateways={ gateways } onComplete={ onComplete } />
					) }
				</>
			) }
		</RemoteBoundary>
	);
}
