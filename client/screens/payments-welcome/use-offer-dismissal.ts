import { useCallback, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useReadOptions, useUpdateOptions } from '@store-admin/data';
import { navigateTo } from '@store-admin/navigation';
import { recordEvent } from '../../shared/record-event';
import { useAttempt, type FailedWrite } from '../../shared/write/use-attempt';

const DISMISSED = 'wcpay_welcome_page_incentives_dismissed';
const PAYMENTS = 'admin.php?page=wc-settings&tab=checkout';

interface OfferDismissal {
	readonly isAsking: boolean;
	readonly ask: ( isAsking: boolean ) => void;
	/** Removes the offer for good. */
	readonly dismiss: ( reasons?: readonly string[], comments?: string ) => void;
	readonly isDismissing: boolean;
	readonly dismissFailure: FailedWrite | undefined;
}

/**
 * Dismisses the offer.
 *
 * @param offerId Id of the offer.
 */
export function useOfferDismissal( offerId: string ): OfferDismissal {
	const readOptions = useReadOptions();
	const updateOptions = useUpdateOptions();
	const dismissing = useAttempt();
	const [ isAsking, ask ] = useState( false );

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
		isAsking,
		ask,
		dismiss,
		isDismissing: dismissing.isBusy,
		dismissFailure: dismissing.failure,
	};
}
