import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Section } from '@store-admin/components';
import { SetupRequired, WooPaymentsBenefits, WooPaymentsMethods } from '../../shared/payment-methods/woopayments-pitch';
import { usePaymentsBanner, wantsBanner } from './use-payments-banner';
import './style.scss';

/** The title of the classic list of payment methods. */
function ListHeading(): ReactElement {
	return (
		<>
			<h2>{ __( 'Payment Methods', 'woocommerce' ) }</h2>
			<p>
				{ __(
					'Installed payment methods are listed below and can be sorted to control their display order on the frontend.',
					'woocommerce'
				) }
			</p>
		</>
	);
}

/** An offer to set up WooPayments where it waits for that, else the title of the list. */
function OfferOrHeading(): ReactElement {
	const gateway = usePaymentsBanner();
	if ( ! gateway ) {
		return <ListHeading />;
	}
	return (
		<Section
			title={ __( 'Payments made simple, with WooPayments', 'store-admin' ) }
			badge={ gateway.needs_setup ? <SetupRequired /> : undefined }
			isPadded
			className="store-admin-payments-banner"
		>
			<p className="store-admin-payments-banner__text">
				{ __( 'Made for WooCommerce: take payments and look after them without leaving your store.', 'store-admin' ) }
			</p>
			<WooPaymentsBenefits />
			<p>
				<Button variant="primary" href={ gateway.connection_url || gateway.settings_url }>
					{ __( 'Get started', 'woocommerce' ) }
				</Button>
			</p>
			<WooPaymentsMethods />
		</Section>
	);
}

/** Above the classic list of payment methods. Nothing is requested where no offer is wanted. */
export function PaymentsBannerIsland(): ReactElement {
	return wantsBanner() ? <OfferOrHeading /> : <ListHeading />;
}
