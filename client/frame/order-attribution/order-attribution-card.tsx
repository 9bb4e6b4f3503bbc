import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError } from '@store-admin/components';
import { WhenNear } from '../../shared/when-near';
import { useOrderAttribution } from './use-order-attribution';

function Offer(): ReactElement | null {
	const { isOffered, install, isBusy, failure } = useOrderAttribution();
	// The plugin counts as installed before its report opens, also when it could not be activated.
	if ( ! isOffered && ! isBusy && ! failure ) {
		return null;
	}
	return (
		<>
			<p>{ __( 'View all of your orders in our new Order Attribution extension.', 'woocommerce' ) }</p>
			<Button isBusy={ isBusy } onClick={ install }>
				{ __( 'Install the extension', 'woocommerce' ) }
			</Button>
			{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
		</>
	);
}

/** Offers the order attribution extension below the attribution of an order. Nothing is requested before it comes into view. */
export function OrderAttributionCard(): ReactElement {
	return (
		<WhenNear placeholder={ null }>
			<Offer />
		</WhenNear>
	);
}
