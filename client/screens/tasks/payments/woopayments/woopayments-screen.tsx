import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Section } from '@store-admin/components';
import { SetupRequired, WooPaymentsBenefits, WooPaymentsMethods } from '../../../../shared/payment-methods/woopayments-pitch';
import { plainText } from '../../../../shared/plain-text';
import type { TaskScreenProps } from '../../../../shared/task-screens';
import { WooPaymentsAction } from './woopayments-action';
import './style.scss';

/** The task that only sets up WooPayments, on hosts that have it. */
export function WooPaymentsScreen( { task }: TaskScreenProps ): ReactElement {
	return (
		<Section
			title={ __( 'Payments made simple, with WooPayments', 'store-admin' ) }
			badge={ task.isComplete ? undefined : <SetupRequired /> }
			isPadded
			className="store-admin-woopayments"
		>
			<div className="store-admin-woopayments__content">
				<p className="store-admin-woopayments__text">
					{ plainText( task.content ) ||
						__( 'Made for WooCommerce: take payments and look after them without leaving your store.', 'store-admin' ) }
				</p>
				<WooPaymentsBenefits />
				<WooPaymentsAction label={ task.actionLabel || __( 'Get paid', 'woocommerce' ) } />
				<WooPaymentsMethods />
			</div>
		</Section>
	);
}
