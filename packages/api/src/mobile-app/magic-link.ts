import { get } from '../core/request';
import { toObject, toText } from '../core/wire';
import { ApiError } from '../core/api-error';

/**
 * Has an e-mail sent to the signed-in person's WordPress.com account; its link signs the mobile app in.
 *
 * @throws {ApiError} Also when the server answers 200 without having sent it.
 */
export async function sendMagicLink(): Promise< void > {
	const body = toObject( await get( '/wc-admin/mobile-app/send-magic-link' ) );
	if ( body[ 'code' ] !== 'success' ) {
		throw new ApiError( { code: toText( body[ 'code' ], 'not_sent' ), message: toText( body[ 'message' ] ), status: 200 } );
	}
}
