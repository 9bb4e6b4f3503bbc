import { fetchWooPaymentsConnectUrl } from '@store-admin/api';

/**
 * Fetches the address at which the store is connected to WooPayments. Its plugin must be active.
 *
 * @return A function that resolves to an address, which works once; it rejects with an ApiError.
 */
export function useConnectWooPayments(): () => Promise< string > {
	return fetchWooPaymentsConnectUrl;
}
