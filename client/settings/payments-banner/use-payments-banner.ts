import { combineRemote, useGatewaySuggestions, usePaymentGateways, type PaymentGateway } from '@store-admin/data';
import { can, getFacts } from '@store-admin/settings';
import { paymentsBannerManifest } from './manifest';

/** Id of the gateway of WooPayments. */
const GATEWAY = 'woocommerce_payments';

/** Whether this user can act on an offer, and the store wants any. */
export function wantsBanner(): boolean {
	return getFacts( paymentsBannerManifest ).showsSuggestions && can( 'install_plugins' );
}

/**
 * WooPayments when it is installed, not enabled, and suggested for this store. Undefined otherwise, also until that is
 * known and when it cannot be fetched: the list below works without the banner.
 */
export function usePaymentsBanner(): PaymentGateway | undefined {
	const { gateways } = usePaymentGateways();
	const { suggestions } = useGatewaySuggestions();
	const known = combineRemote( { gateways, suggestions } );
	if ( known.status !== 'ready' ) {
		return undefined;
	}
	const isSuggested = known.data.suggestions.some( ( { id, is_visible: isVisible = true } ) => id.startsWith( GATEWAY ) && isVisible );
	return isSuggested ? known.data.gateways.find( ( { id, enabled } ) => id === GATEWAY && ! enabled ) : undefined;
}
