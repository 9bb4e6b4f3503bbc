import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { useUpdateOptions } from '@store-admin/data';
import { navigateTo } from '@store-admin/navigation';
import { useAttempt, type FailedWrite } from '../../shared/write/use-attempt';

const COMPLETED = 'woocommerce_admin_customize_store_completed';

interface CustomizeStoreHook {
	/** Marks the task as done and opens the editor. */
	readonly start: () => void;
	readonly isBusy: boolean;
	readonly failure: FailedWrite | undefined;
}

/**
 * Opens the editor once the store knows that the task is done.
 *
 * @param address Address of the editor, relative to wp-admin.
 */
export function useCustomizeStore( address: string ): CustomizeStoreHook {
	const updateOptions = useUpdateOptions();
	const { attempt, isBusy, failure } = useAttempt();
	const start = useCallback(
		() =>
			void attempt( {
				problem: __( 'The task was not marked as done.', 'store-admin' ),
				write: () => updateOptions( { [ COMPLETED ]: 'yes' } ),
				onDone: () => navigateTo( { url: address } ),
				isFinal: true,
			} ),
		[ attempt, updateOptions, address ]
	);
	return { start, isBusy, failure };
}
