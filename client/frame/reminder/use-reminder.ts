import { __ } from '@wordpress/i18n';
import { useNotices, useOptions, useUpdateOptions } from '@store-admin/data';
import { failureNotice } from '../../shared/write/failure-notice';
import { useAttempt } from '../../shared/write/use-attempt';

const OPTION = 'woocommerce_task_list_reminder_bar_hidden';
const OPTIONS = [ OPTION ] as const;

interface ReminderHook {
	/** False until the option is loaded, and once the reminder was dismissed. */
	readonly isShown: boolean;
	readonly dismiss: () => void;
}

/** Whether the store still has the reminder, and how it is dismissed for good. */
export function useReminder(): ReminderHook {
	const { options } = useOptions( OPTIONS );
	const updateOptions = useUpdateOptions();
	const { createNotice } = useNotices();
	const { attempt } = useAttempt();
	return {
		isShown: options.status === 'ready' && ! options.data[ OPTION ],
		dismiss: () =>
			void attempt( {
				problem: __( 'The reminder was not dismissed.', 'store-admin' ),
				write: async () => updateOptions( { [ OPTION ]: 'yes' } ),
				onFailed: ( failure ) => void createNotice( ...failureNotice( failure ) ),
			} ),
	};
}
