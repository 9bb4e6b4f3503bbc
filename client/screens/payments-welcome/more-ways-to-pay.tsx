import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { CheckboxField } from '@store-admin/components';
import { pluginName } from '../../shared/plugins/plugin-names';

interface MoreWaysToPayProps {
	/** Directory names of the chosen plugins. */
	readonly chosen: readonly string[];
	readonly onChoose: ( slug: string, isChosen: boolean ) => void;
	/** Whether an installation is running. */
	readonly isLocked: boolean;
}

/** Directory names and descriptions of the plugins, as in the host's own list of payment methods. */
function allWays(): readonly ( readonly [ slug: string, description: string ] )[] {
	return [
		[
			'woocommerce-paypal-payments',
			__( "Safe and secure payments using credit cards or your customer's PayPal account.", 'woocommerce' ),
		],
		[
			'woocommerce-gateway-amazon-payments-advanced',
			__( 'Enable a familiar, fast checkout for hundreds of millions of active Amazon customers globally.', 'woocommerce' ),
		],
		[
			'klarna-payments-for-woocommerce',
			__(
				'Choose the payment that you want, pay now, pay later or slice it. No credit card numbers, no passwords, no worries.',
				'woocommerce'
			),
		],
		[
			'woocommerce-gateway-affirm',
			__(
				'Affirm’s tailored Buy Now Pay Later programs remove price as a barrier, turning browsers into buyers, increasing average order value, and expanding your customer base.',
				'woocommerce'
			),
		],
	];
}

/** Other payment methods that can be installed together with WooPayments. */
export function MoreWaysToPay( { chosen, onChoose, isLocked }: MoreWaysToPayProps ): ReactElement {
	return (
		<fieldset className="store-admin-welcome__ways" disabled={ isLocked }>
			<legend>{ __( 'Add more ways for buyers to pay', 'woocommerce' ) }</legend>
			{ allWays().map( ( [ slug, description ] ) => (
				<CheckboxField
					key={ slug }
					label={ pluginName( slug ) }
					help={ description }
					isChecked={ chosen.includes( slug ) }
					onChange={ ( isChosen ) => onChoose( slug, isChosen ) }
				/>
			) ) }
		</fieldset>
	);
}
