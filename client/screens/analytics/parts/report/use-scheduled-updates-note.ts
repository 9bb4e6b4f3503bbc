import { useSyncExternalStore } from 'react';
import { __ } from '@wordpress/i18n';
import { useNotices, useUpdateUserPreferences, useUserPreferences } from '@store-admin/data';
import { getSettings, onFactsChange } from '@store-admin/settings';
import { failureNotice } from '../../../../shared/write/failure-notice';
import { useAttempt } from '../../../../shared/write/use-attempt';
import { getReportFacts } from './report-facts';

const PREFERENCE = 'scheduled_updates_promotion_notice_dismissed';
const PREFERENCES = [ PREFERENCE ] as const;
const FEATURE = 'analytics-scheduled-import';

interface ScheduledUpdatesNoteHook {
	/** False in quiet mode, and until the preferences of the user are loaded. */
	readonly isShown: boolean;
	readonly dismiss: () => void;
}

/** Whether the host can schedule updates, and nobody has chosen yet. */
export function useIsUpdateModeUnset(): boolean {
	const isUnset = useSyncExternalStore( onFactsChange, () => getReportFacts().isUpdateModeUnset );
	return getSettings().features.includes( FEATURE ) && isUnset;
}

/** Whether this user still gets the announcement of scheduled updates, and how it is dismissed for good. */
export function useScheduledUpdatesNote(): ScheduledUpdatesNoteHook {
	const preferences = useUserPreferences( PREFERENCES );
	const update = useUpdateUserPreferences();
	const { createNotice } = useNotices();
	const { attempt } = useAttempt();
	return {
		isShown: ! getReportFacts().isQuiet && preferences.status === 'ready' && ! preferences.data[ PREFERENCE ],
		dismiss: () =>
			void attempt( {
				problem: __( 'The announcement was not dismissed.', 'store-admin' ),
				write: async () => update( { [ PREFERENCE ]: 'yes' } ),
				onFailed: ( failure ) => void createNotice( ...failureNotice( failure ) ),
			} ),
	};
}
