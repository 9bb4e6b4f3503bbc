import { __ } from '@wordpress/i18n';
import { useNotices, useOptions, useUpdateOptions } from '@store-admin/data';

const OPTION = 'woocommerce_task_list_reminder_bar_hidden';
const OPTIONS = [ OPTION ];

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
	return {
		isShown: options.status === 'ready' && options.data[ OPTION ] !== 'yes',
		dismiss: () => {
			updateOptions( { [ OPTION ]: 'yes' } ).catch( () => {
				void createNotice( 'error', __( 'The reminder was not put away. Try again.', 'store-admin' ) );
			} );
		},
	};
}
