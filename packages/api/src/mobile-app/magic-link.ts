import { get } from '../core/request';
import { exactly, object } from '../core/shape';

/**
 * Makes the server e-mail a link to the WordPress.com account of the signed-in user; the link signs the mobile app in.
 *
 * @throws {ApiError} Also when the server answers 200 without having sent it.
 */
export async function sendMagicLink(): Promise< void > {
	await get( object( { code: exactly( 'success' ) } ), '/wc-admin/mobile-app/send-magic-link' );
}
