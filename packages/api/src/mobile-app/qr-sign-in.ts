import { get, post, remove } from '../core/request';
import {
	emptiable,
	exactly,
	listOf,
	mapped,
	object,
	orNone,
	requiredFlag,
	requiredNumber,
	requiredText,
	text,
	type ValueOf,
} from '../core/shape';

const BASE = '/wc-admin/mobile-app/qr-login';

const STATES = [ 'pending', 'scanned', 'approved', 'consumed', 'rejected', 'expired' ] as const;

/** State of a sign-in by QR code. */
export type QrState = ( typeof STATES )[ number ];

/** A state that is not known here counts as pending; polling ends anyway when the code expires. */
const state = mapped( requiredText, ( given ): QrState => STATES.find( ( name ) => name === given ) ?? 'pending' );

const device = emptiable( object( { model: text, brand: text, os: text } ) );

const code = object( { qr_url: requiredText, ttl: requiredNumber } );

const status = object( {
	status: state,
	/** Three numbers, one of which the phone shows. */
	numbers: orNone( listOf( requiredText ), [] ),
	device: orNone( device, null ),
	/** Id of the application password that the app got; revoking it signs the app out. */
	ap_uuid: text,
} );

export type QrCodeAnswer = ValueOf< typeof code >;
export type QrStatus = ValueOf< typeof status >;

/** Fetches whether the mobile app can sign in by QR code: the store needs HTTPS and application passwords. */
export async function fetchQrAvailability(): Promise< boolean > {
	const { available } = await get( object( { available: requiredFlag } ), `${ BASE }-availability` );
	return available;
}

/** Creates a QR code that signs the mobile app in as the current user. It works once, for a few minutes. */
export function createQrCode(): Promise< QrCodeAnswer > {
	return post( code, `${ BASE }-token` );
}

/**
 * Fetches the state of a sign-in by QR code.
 *
 * @param token Token from the address in the code.
 */
export function fetchQrStatus( token: string ): Promise< QrStatus > {
	return post( status, `${ BASE }-status`, { token } );
}

/**
 * Sends the number that the phone shows. A wrong number rejects the sign-in for good.
 *
 * @param token  From the address in the code.
 * @param choice The chosen number.
 */
export async function approveQrSignIn( token: string, choice: string ): Promise< QrState > {
	const answer = await post( object( { state } ), `${ BASE }-approve`, { token, choice } );
	return answer.state;
}

/**
 * Signs the app out.
 *
 * @param uuid Id of the application password that the app got.
 */
export async function revokeQrSignIn( uuid: string ): Promise< void > {
	await remove( object( { success: exactly( true ) } ), `${ BASE }-revoke`, { uuid } );
}
