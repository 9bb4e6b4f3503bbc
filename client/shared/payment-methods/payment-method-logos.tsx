import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { getSettings } from '@store-admin/settings';
import { logoCount, METHOD_TOTAL, paymentMethods } from './payment-methods';
import { useWindowWidth } from './use-window-width';
import './style.scss';

interface PaymentMethodLogosProps {
	readonly isWooPayEligible?: boolean;
}

/** A row of payment method logos: as many as fit the window, and a counter of the others. */
export function PaymentMethodLogos( { isWooPayEligible = false }: PaymentMethodLogosProps ): ReactElement {
	const count = logoCount( useWindowWidth() );
	const { assetsUrl } = getSettings();
	const rest = METHOD_TOTAL - count;
	return (
		<ul className="store-admin-method-logos" aria-label={ __( 'Payment methods', 'woocommerce' ) }>
			{ paymentMethods( isWooPayEligible )
				.slice( 0, count )
				.map( ( { name, label } ) => (
					<li key={ name }>
						<img src={ `${ assetsUrl }payment-methods/${ name }.svg` } alt={ label } width={ 38 } height={ 24 } />
					</li>
				) ) }
			<li className="store-admin-method-logos__rest">
				{ /* Between right-to-left words, the sign would come after the number. */ }
				<bdi>
					{
						/* translators: %d: number of payment methods. */
						sprintf( __( '+ %d', 'store-admin' ), rest )
					}
				</bdi>
			</li>
		</ul>
	);
}
