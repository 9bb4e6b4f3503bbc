import { post } from '../core/request';
import { object, requiredText } from '../core/shape';

/**
 * Fetches the address at which the store is connected to WooPayments. Its plugin must be active.
 *
 * @return The address, which works once.
 * @throws {ApiError} Also when the server answers 200 without an address.
 */
export async function fetchWooPaymentsConnectUrl(): Promise< string > {
	return ( await post( object( { connectUrl: requiredText } ), '/wc-admin/plugins/connect-wcpay', {} ) ).connectUrl;
}
