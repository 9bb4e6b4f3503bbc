import { activatePromo, fetchWooPaymentsConnectUrl } from '@store-admin/api';

/**
 * Fetches the address at which the store is connected to WooPayments. Its plugin must be active.
 *
 * @return A function that resolves to an address, which works once; it rejects with an ApiError.
 */
export function useConnectWooPayments(): () => Promise< string > {
	return fetchWooPaymentsConnectUrl;
}

/**
 * Tells the provider of an offer that it was accepted.
 *
 * @return A function of the id of the offer; it rejects with an ApiError.
 */
export function useActivatePromo(): ( offerId: string ) => Promise< void > {
	return activatePromo;
}
