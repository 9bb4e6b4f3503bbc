import { post } from '../core/request';
import { exactly, object, requiredText } from '../core/shape';

/**
 * Fetches the address at which the store is connected to WooPayments. Its plugin must be active.
 *
 * @return The address, which works once.
 * @throws {ApiError} Also when the server answers 200 without an address.
 */
export async function fetchWooPaymentsConnectUrl(): Promise< string > {
	return ( await post( object( { connectUrl: requiredText } ), '/wc-admin/plugins/connect-wcpay', {} ) ).connectUrl;
}

/** Adds the message of an offer to the inbox of the store, which tells its provider that the offer was accepted. */
export async function activatePromo( offerId: string ): Promise< void > {
	await post(
		object( { success: exactly( true ) } ),
		`/wc-analytics/admin/notes/experimental-activate-promo/${ encodeURIComponent( offerId ) }`,
		{}
	);
}
