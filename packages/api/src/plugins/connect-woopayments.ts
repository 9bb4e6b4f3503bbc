import { post } from '../core/request';
import { object, requiredText } from '../core/shape';

/**
 * Asks where the store is connected to WooPayments, whose plugin has to be on.
 *
 * @return The address to go to; good for one use.
 * @throws {ApiError} Also when the server answers 200 without an address.
 */
export async function fetchWooPaymentsConnectUrl(): Promise< string > {
	return ( await post( object( { connectUrl: requiredText } ), '/wc-admin/plugins/connect-wcpay', {} ) ).connectUrl;
}
