import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { check, Icon } from '@wordpress/icons';
import { Badge } from '@store-admin/components';
import { PaymentMethodLogos } from './payment-method-logos';
import './style.scss';

/** Says that a provider is installed and that its set-up is not finished. */
export function SetupRequired(): ReactElement {
	return <Badge tone="warning">{ __( 'Setup required', 'woocommerce' ) }</Badge>;
}

/** The benefits of WooPayments. */
export function WooPaymentsBenefits(): ReactElement {
	const benefits = [
		__( 'Sell to international markets and accept more than 135 currencies.', 'store-admin' ),
		__( 'Offer local and in-person payments next to cards.', 'store-admin' ),
		__( 'See payments, disputes and payouts in your store’s dashboard.', 'store-admin' ),
		__( 'No set-up fee and no monthly fee: you pay when you are paid.', 'store-admin' ),
	];
	return (
		<ul className="store-admin-benefits">
			{ benefits.map( ( benefit ) => (
				<li key={ benefit }>
					<Icon icon={ check } size={ 20 } />
					<span>{ benefit }</span>
				</li>
			) ) }
		</ul>
	);
}

interface WooPaymentsMethodsProps {
	readonly isWooPayEligible?: boolean;
}

/** The payment methods of WooPayments. */
export function WooPaymentsMethods( { isWooPayEligible = false }: WooPaymentsMethodsProps ): ReactElement {
	return (
		<div className="store-admin-methods">
			<p>{ __( 'WooPayments is pre-integrated with popular payment options', 'woocommerce' ) }</p>
			<PaymentMethodLogos isWooPayEligible={ isWooPayEligible } />
		</div>
	);
}
