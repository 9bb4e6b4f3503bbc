import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Badge, Section } from '@store-admin/components';
import { SetupRequired, WooPaymentsBenefits, WooPaymentsMethods } from '../../../../shared/payment-methods/woopayments-pitch';
import { SafeHtml } from '../../../../shared/safe-html';
import type { Gateway } from '../gateway';
import { WooPaymentsAction } from './woopayments-action';
import './style.scss';

function labelOf( { isKnown, needsSetup }: Gateway ): string {
	return isKnown && needsSetup ? __( 'Finish setup', 'woocommerce' ) : __( 'Get started', 'woocommerce' );
}

function badgeOf( { isKnown, needsSetup }: Gateway ): ReactElement {
	return isKnown && needsSetup ? <SetupRequired /> : <Badge tone="info">{ __( 'Recommended', 'woocommerce' ) }</Badge>;
}

interface WooPaymentsCardProps {
	readonly gateway: Gateway;
	/** Whether another action is running. */
	readonly isDisabled?: boolean;
}

/** The card of WooPayments, the host's own provider, above all others. */
export function WooPaymentsCard( { gateway, isDisabled = false }: WooPaymentsCardProps ): ReactElement {
	return (
		<Section title={ gateway.title } badge={ badgeOf( gateway ) } isPadded className="store-admin-woopayments">
			<div className="store-admin-woopayments__content">
				<p className="store-admin-woopayments__text">
					<SafeHtml html={ gateway.content } />
				</p>
				<WooPaymentsBenefits />
				<WooPaymentsAction label={ labelOf( gateway ) } isDisabled={ isDisabled } />
				<WooPaymentsMethods />
			</div>
		</Section>
	);
}
