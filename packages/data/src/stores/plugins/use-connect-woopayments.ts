import { fetchWooPaymentsConnectUrl } from '@store-admin/api';

/**
 * Where the store is connected to WooPayments, once its plugin is on.
 *
 * @return A function that gives an address good for one use; it rejects with an ApiError.
 */
export function useConnectWooPayments(): () => Promise< string > {
	return fetchWooPaymentsConnectUrl;
}
