import { useCallback, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useActivatePromo, useConnectWooPayments, usePluginWrites, useReadOptions, useUpdateOptions } from '@store-admin/data';
import { navigateTo, toUrl } from '@store-admin/navigation';
import { recordEvent } from '../../shared/record-event';
import { DescribedWriteError } from '../../shared/write/described-write-error';
import { useAttempt, type FailedWrite } from '../../shared/write/use-attempt';

const PLUGIN = 'woocommerce-payments';
const DISMISSED = 'wcpay_welcome_page_incentives_dismissed';
/** When somebody last saw the offer, in seconds since 1970. The host's reminder in the inbox waits three days from then. */
const SEEN = 'wcpay_welcome_page_viewed_timestamp';
const PAYMENTS = 'admin.php?page=wc-settings&tab=checkout';

interface PaymentsWelcomeHook {
	/** Installs the plugin and opens the page where the store is connected. */
	readonly start: () => void;
	readonly isStarting: boolean;
	readonly startFailure: FailedWrite | undefined;
	readonly isAsking: boolean;
	readonly ask: ( isAsking: boolean ) => void;
	/** Removes the offer for good. */
	readonly dismiss: ( reasons?: readonly string[], comments?: string ) => void;
	readonly isDismissing: boolean;
	readonly dismissFailure: FailedWrite | undefined;
}

/**
 * Accepts or dismisses the offer.
 *
 * @param offerId Id of the offer.
 */
export function usePaymentsWelcome( offerId: string ): PaymentsWelcomeHook {
	const { installPlugin } = usePluginWrites();
	const connect = useConnectWooPayments();
	const activatePromo = useActivatePromo();
	const readOptions = useReadOptions();
	const updateOptions = useUpdateOptions();
	const starting = useAttempt();
	const dismissing = useAttempt();
	const [ isAsking, ask ] = useState( false );

	useEffect( () => {
		// When this is not saved, only the reminder is missing.
		updateOptions( { [ SEEN ]: Math.floor( Date.now() / 1000 ) } ).catch( () => undefined );
	}, [ updateOptions ] );

	const start = useCallback( () => {
		const problem = __( 'WooPayments was not set up.', 'store-admin' );
		void starting.attempt( {
			problem,
			write: async () => {
				await installPlugin( PLUGIN, 'wcpay-welcome-page' );
				// The note of the offer is not worth a failed set-up.
				await activatePromo( offerId ).catch( () => undefined );
				const url = toUrl( await connect() );
				if ( ! url ) {
					throw new DescribedWriteError( problem );
				}
				globalThis.location.assign( url.href );
			},
			isFinal: true,
		} );
	}, [ starting, installPlugin, activatePromo, connect, offerId ] );

	const dismiss = useCallback(
		( reasons: readonly string[] = [], comments = '' ) =>
			void dismissing.attempt( {
				problem: __( 'The offer was not dismissed.', 'store-admin' ),
				write: async () => {
					// Another tab may have dismissed another one meanwhile.
					const { [ DISMISSED ]: before } = await readOptions( [ DISMISSED ] );
					await updateOptions( { [ DISMISSED ]: [ ...new Set( [ ...before, offerId ] ) ] } );
				},
				onDone: () => {
					if ( reasons.length > 0 || comments !== '' ) {
						recordEvent( 'wcpay_exit_survey', { reasons: reasons.join( ', ' ), comments } );
					}
					navigateTo( { url: PAYMENTS } );
				},
				isFinal: true,
			} ),
		[ dismissing, readOptions, updateOptions, offerId ]
	);
	return {
		start,
		isStarting: starting.isBusy,
		startFailure: starting.failure,
		isAsking,
		ask,
		dismiss,
		isDismissing: dismissing.isBusy,
		dismissFailure: dismissing.failure,
	};
}
