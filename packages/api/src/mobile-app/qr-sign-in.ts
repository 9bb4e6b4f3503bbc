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

/** How far a sign-in by code is. */
export type QrState = ( typeof STATES )[ number ];

/** A state that is not known here is one on the way: the code expires by itself. */
const state = mapped( requiredText, ( given ): QrState => STATES.find( ( name ) => name === given ) ?? 'pending' );

const device = emptiable( object( { model: text, brand: text, os: text } ) );

const code = object( { qr_url: requiredText, ttl: requiredNumber } );

const status = object( {
	status: state,
	/** Three numbers, of which the phone shows one. */
	numbers: orNone( listOf( requiredText ), [] ),
	device: orNone( device, null ),
	/** Password that the app got; signing the app out removes it. */
	ap_uuid: text,
} );

export type QrCodeAnswer = ValueOf< typeof code >;
export type QrStatus = ValueOf< typeof status >;

/** Fetches whether the store can sign the mobile app in by a code: it needs HTTPS and application passwords. */
export async function fetchQrAvailability(): Promise< boolean > {
	const { available } = await get( object( { available: requiredFlag } ), `${ BASE }-availability` );
	return available;
}

/** Makes a code with which the mobile app signs in as the current user; it works once, for a few minutes. */
export function createQrCode(): Promise< QrCodeAnswer > {
	return post( code, `${ BASE }-token` );
}

/**
 * Fetches how far the sign-in with a code is.
 *
 * @param token From the address in the code.
 */
export function fetchQrStatus( token: string ): Promise< QrStatus > {
	return post( status, `${ BASE }-status`, { token } );
}

/**
 * Says which number the phone shows. A wrong one refuses the sign-in for good.
 *
 * @param token  From the address in the code.
 * @param choice The number.
 */
export async function approveQrSignIn( token: string, choice: string ): Promise< QrState > {
	const answer = await post( object( { state } ), `${ BASE }-approve`, { token, choice } );
	return answer.state;
}

/**
 * Signs the app out again.
 *
 * @param uuid Of the password that the app got.
 */
export async function revokeQrSignIn( uuid: string ): Promise< void > {
	await remove( object( { success: exactly( true ) } ), `${ BASE }-revoke`, { uuid } );
}
