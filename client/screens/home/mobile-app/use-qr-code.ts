import { useCallback, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { QrSignIn } from '@store-admin/data';
import { parseQuery } from '@store-admin/query';
import { getFacts } from '@store-admin/settings';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { homeManifest } from '../manifest';

/** Milliseconds between two polls of the sign-in state. */
const POLL_MS = 3000;

/** Sent when the phone shows none of the numbers; the host rejects the sign-in after any wrong number. */
const NO_NUMBER = 'none';

/** The state of the sign-in by QR code. */
export type QrStep =
	| { readonly name: 'checking' | 'unavailable' | 'no-code' | 'approved' | 'signed-out' | 'expired' | 'rejected' }
	| { readonly name: 'waiting'; readonly url: string }
	| { readonly name: 'scanned'; readonly numbers: readonly string[]; readonly phone: string }
	| { readonly name: 'signed-in'; readonly phone: string; readonly password: string };

export interface QrCodeHook {
	readonly step: QrStep;
	readonly isBusy: boolean;
	readonly failure: FailedWrite | undefined;
	readonly makeCode: () => void;
	/** Chooses the number that the phone shows; without a number, none of them. */
	readonly choose: ( number?: string ) => void;
	readonly signOut: ( password: string ) => void;
}

function tokenOf( url: string ): string {
	const { token } = parseQuery( url.split( '?' )[ 1 ] ?? '' );
	return typeof token === 'string' ? token : '';
}

/** Checks whether the store supports the sign-in by QR code. A failed check counts as no, because there are other ways to sign in. */
function useAvailability( { fetchQrAvailability }: QrSignIn, setStep: ( step: QrStep ) => void, makeCode: () => void ) {
	const { hasQrSignIn } = getFacts( homeManifest );
	useEffect( () => {
		let isGone = false;
		const start = ( isAvailable: boolean ) => {
			if ( ! isGone && isAvailable ) {
				makeCode();
			} else if ( ! isGone ) {
				setStep( { name: 'unavailable' } );
			}
		};
		if ( hasQrSignIn ) {
			fetchQrAvailability().then( start, () => start( false ) );
		} else {
			start( false );
		}
		return () => {
			isGone = true;
		};
	}, [ hasQrSignIn, fetchQrAvailability, setStep, makeCode ] );
}

/** Polls the state of the sign-in while the next action is on the phone. A failed poll is repeated. */
function usePolling( { fetchQrStatus }: QrSignIn, step: QrStep, token: string, setStep: ( step: QrStep ) => void ) {
	const isOn = token !== '' && [ 'waiting', 'scanned', 'approved' ].includes( step.name );
	useEffect( () => {
		if ( ! isOn ) {
			return;
		}
		let timer: ReturnType< typeof setTimeout >;
		let isGone = false;
		const ask = async () => {
			const answer = await fetchQrStatus( token ).catch( () => null );
			if ( isGone ) {
				return;
			}
			const phone = [ answer?.device?.brand, answer?.device?.model ].filter( Boolean ).join( ' ' );
			if ( answer?.status === 'scanned' ) {
				setStep( { name: 'scanned', numbers: answer.numbers, phone } );
			} else if ( answer?.status === 'consumed' ) {
				setStep( { name: 'signed-in', phone, password: answer.ap_uuid } );
			} else if ( answer && answer.status !== 'pending' ) {
				setStep( { name: answer.status } );
			}
			timer = setTimeout( () => void ask(), POLL_MS );
		};
		timer = setTimeout( () => void ask(), POLL_MS );
		return () => {
			isGone = true;
			clearTimeout( timer );
		};
	}, [ isOn, token, fetchQrStatus, setStep ] );
}

/**
 * Signs the mobile app in by a QR code that it scans. Choosing the number that the phone shows proves that the phone
 * belongs to the user.
 *
 * @param requests From `useMobileApp()`.
 */
export function useQrCode( requests: QrSignIn ): QrCodeHook {
	const { createQrCode, approveQrSignIn, revokeQrSignIn } = requests;
	const { attempt, isBusy, failure } = useAttempt( { isExclusive: true } );
	const [ step, setStep ] = useState< QrStep >( { name: 'checking' } );
	const [ token, setToken ] = useState( '' );

	const makeCode = useCallback( () => {
		setStep( { name: 'no-code' } );
		void attempt( {
			problem: __( 'The code was not made.', 'store-admin' ),
			write: async () => {
				const { qr_url: url } = await createQrCode();
				setToken( tokenOf( url ) );
				setStep( { name: 'waiting', url } );
			},
		} );
	}, [ attempt, createQrCode ] );
	const choose = useCallback(
		( number = NO_NUMBER ) => {
			void attempt( {
				problem: __( 'The number was not sent.', 'store-admin' ),
				write: async () => {
					const state = await approveQrSignIn( token, number );
					setStep( { name: state === 'approved' ? 'approved' : 'rejected' } );
				},
			} );
		},
		[ attempt, approveQrSignIn, token ]
	);
	const signOut = useCallback(
		( password: string ) => {
			void attempt( {
				problem: __( 'The app was not signed out.', 'store-admin' ),
				write: () => revokeQrSignIn( password ),
				onDone: () => setStep( { name: 'signed-out' } ),
			} );
		},
		[ attempt, revokeQrSignIn ]
	);
	useAvailability( requests, setStep, makeCode );
	usePolling( requests, step, token, setStep );
	return { step, isBusy, failure, makeCode, choose, signOut };
}
