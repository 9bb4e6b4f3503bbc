import { ApiError } from '../core/api-error';
import { post } from '../core/request';
import { toObject, toText } from '../core/wire';

const CONNECT = '/wc-admin/plugins/connect-wcpay';

/**
 * Asks where the store is connected to WooPayments, whose plugin has to be on.
 *
 * @return The address to go to; good for one use.
 * @throws {ApiError} Also when the server answers 200 without an address.
 */
export async function fetchWooPaymentsConnectUrl(): Promise< string > {
	const answer = toObject( await post( CONNECT, {} ) );
	const url = toText( answer[ 'connectUrl' ] );
	if ( url === '' ) {
		throw new ApiError( {
			code: 'woopayments_no_connect_url',
			status: 200,
			message: toText( answer[ 'message' ] ),
			data: answer,
			request: `POST ${ CONNECT }`,
		} );
	}
	return url;
}
