import { get, request } from '../core/request';
import { object, requiredText } from '../core/shape';

const BASE = '/wc-admin-email/settings/email';

/** Making and sending an email takes longer than reading a setting. */
const SEND_TIMEOUT_MS = 60_000;

const message = object( { message: requiredText } );

/**
 * Fetches the subject of an example email.
 *
 * @param type  Class of the email, such as `WC_Email_New_Order`.
 * @param nonce The fact `emailPreviewNonce`, which all of these routes check.
 */
export async function fetchPreviewSubject( type: string, nonce: string ): Promise< string > {
	const { subject } = await get( object( { subject: requiredText } ), `${ BASE }/preview-subject`, { type, nonce } );
	return subject;
}

/**
 * Keeps a value that is not saved yet for an hour, so that the preview and test emails use it.
 *
 * @param key   Name of the setting.
 * @param value The value; the saved one is used again when it is empty.
 * @param nonce The fact `emailPreviewNonce`.
 */
export async function savePreviewValue( key: string, value: string, nonce: string ): Promise< void > {
	await request( message, { method: 'POST', path: `${ BASE }/save-transient`, query: { nonce }, data: { key, value } } );
}

/**
 * Sends an example email.
 *
 * @param type    Class of the email.
 * @param address The email address that gets it.
 * @param nonce   The fact `emailPreviewNonce`.
 * @return What the host says about it.
 */
export async function sendTestEmail( type: string, address: string, nonce: string ): Promise< string > {
	const { body } = await request( message, {
		method: 'POST',
		path: `${ BASE }/send-preview`,
		query: { nonce },
		data: { type, email: address },
		timeoutMs: SEND_TIMEOUT_MS,
	} );
	return body.message;
}
