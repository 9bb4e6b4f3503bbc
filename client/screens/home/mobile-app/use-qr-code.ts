import { useCallback, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { QrSignIn } from '@store-admin/data';
import { parseQuery } from '@store-admin/query';
import { getFacts } from '@store-admin/settings';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { homeManifest } from '../manifest';

/** Time between two questions whether the phone has scanned the code. */
const POLL_MS = 3000;

/** What is sent when none of the numbers is the phone's: the host refuses the sign-in after any wrong number. */
const NO_NUMBER = 'none';

/** Where the sign-in by a code is. */
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
	/** Says which number the phone shows; without one, that it shows none of them. */
	readonly choose: ( number?: string ) => void;
	readonly signOut: ( password: string ) => void;
}

function tokenOf( url: string ): string {
	const { token } = parseQuery( url.split( '?' )[ 1 ] ?? '' );
	return typeof token === 'string' ? token : '';
}

/** Whether the store offers the sign-in by a code; false also when that cannot be found out, since there are other ways. */
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

/** Asks again and again how far the sign-in is, while the phone has something to do. A question that fails is asked again. */
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
 * The sign-in of the mobile app by a code that it scans. A number that the phone shows proves that it is the phone of whoever sits here.
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
