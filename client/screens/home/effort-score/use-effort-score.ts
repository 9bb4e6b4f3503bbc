import { useCallback, useState } from 'react';
import { useOptions, useUpdateOptions } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import type { Feedback } from '../../../shared/feedback/feedback-dialog';
import { recordFeedback } from '../../../shared/feedback/record-feedback';
import { homeManifest } from '../manifest';

const TRACKING = 'woocommerce_allow_tracking';
const SHOWN = 'woocommerce_ces_shown_for_actions';
const INSTALLED = 'woocommerce_admin_install_timestamp';
const OPTIONS = [ TRACKING, SHOWN, INSTALLED ] as const;
const NO_OPTIONS: readonly ( typeof OPTIONS )[ number ][] = [];
const ACTION = 'store_setup';
const WEEK_IN_SECONDS = 604_800;

export interface EffortScoreHook {
	readonly isAsked: boolean;
	readonly send: ( feedback: Feedback ) => void;
}

/**
 * Age of the store in weeks.
 *
 * @param seconds Time of the installation, in seconds since 1970, UTC; 0 when unknown.
 */
function storeAgeInWeeks( seconds: number ): number {
	return seconds > 0 ? Math.max( 0, Math.floor( ( Date.now() / 1000 - seconds ) / WEEK_IN_SECONDS ) ) : 0;
}

/** Whether to ask the owner how easy the set-up was: once, only when tracking is allowed, and never in quiet mode. */
export function useEffortScore(): EffortScoreHook {
	const { isQuiet } = getFacts( homeManifest );
	const { options } = useOptions( isQuiet ? NO_OPTIONS : OPTIONS );
	const updateOptions = useUpdateOptions();
	// After the answer the thanks stay, although the saved option says by then that the question was shown.
	const [ wasSent, setWasSent ] = useState( false );
	const known = options.status === 'ready' && ! isQuiet ? options.data : undefined;

	const send = useCallback(
		( feedback: Feedback ) => {
			setWasSent( true );
			if ( ! known ) {
				return;
			}
			recordFeedback( ACTION, feedback, { store_age: storeAgeInWeeks( known[ INSTALLED ] ) } );
			// If this is not saved, the question is shown again, which is harmless.
			updateOptions( { [ SHOWN ]: [ ...known[ SHOWN ], ACTION ] } ).catch( () => {} );
		},
		[ known, updateOptions ]
	);
	return { isAsked: wasSent || ( known !== undefined && known[ TRACKING ] && ! known[ SHOWN ].includes( ACTION ) ), send };
}
