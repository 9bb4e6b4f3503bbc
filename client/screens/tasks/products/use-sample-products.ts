import { useCallback, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useNewProducts, useNotices } from '@store-admin/data';
import { getAdminLink } from '@store-admin/navigation';
import { useAttempt } from '../../../shared/write/use-attempt';

export interface SampleProductsHook {
	readonly isOpen: boolean;
	readonly isBusy: boolean;
	readonly error: string | undefined;
	readonly ask: () => void;
	readonly cancel: () => void;
	readonly load: () => void;
}

function doneMessage( imported: number ): string {
	return imported === 0
		? __( 'The sample products are in your store already.', 'store-admin' )
		: sprintf(
				/* translators: %d: number of products. */
				_n( '%d sample product was added.', '%d sample products were added.', imported, 'store-admin' ),
				imported
			);
}

/**
 * Asks whether to import the host's sample products, and imports them.
 *
 * @param onDone Called after the import.
 */
export function useSampleProducts( onDone: () => void ): SampleProductsHook {
	const { importSamples } = useNewProducts();
	const { createNotice } = useNotices();
	const [ isOpen, setIsOpen ] = useState( false );
	const { attempt, isBusy, failure, clearFailure } = useAttempt();

	const load = useCallback(
		() =>
			void attempt( {
				problem: __( 'There was an error importing the sample products', 'woocommerce' ),
				write: async () => {
					const { imported } = await importSamples();
					void createNotice( 'success', doneMessage( imported ), {
						type: 'snackbar',
						actions: [ { label: __( 'View products', 'store-admin' ), url: getAdminLink( 'edit.php?post_type=product' ) } ],
					} );
				},
				isFinal: true,
				onDone,
			} ),
		[ attempt, importSamples, createNotice, onDone ]
	);

	const cancel = useCallback( () => {
		// A running import cannot be cancelled.
		if ( ! isBusy ) {
			setIsOpen( false );
			clearFailure();
		}
	}, [ isBusy, clearFailure ] );
	return { isOpen, isBusy, error: failure?.message, ask: () => setIsOpen( true ), cancel, load };
}
