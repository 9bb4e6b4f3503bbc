import { useCallback, useState } from 'react';
import { useOptions, useUpdateOptions } from '@store-admin/data';
import type { Feedback } from '../../../shared/feedback/feedback-dialog';
import { recordFeedback } from '../../../shared/feedback/record-feedback';

const TRACKING = 'woocommerce_allow_tracking';
const SHOWN = 'woocommerce_ces_shown_for_actions';
const INSTALLED = 'woocommerce_admin_install_timestamp';
const OPTIONS = [ TRACKING, SHOWN, INSTALLED ] as const;
const ACTION = 'store_setup';
const WEEK_IN_SECONDS = 604_800;

export interface EffortScoreHook {
	readonly isAsked: boolean;
	readonly send: ( feedback: Feedback ) => void;
}

/**
 * Says how old the store is.
 *
 * @param seconds When it was installed: since 1970, UTC; 0 when that is not known.
 */
function storeAgeInWeeks( seconds: number ): number {
	return seconds > 0 ? Math.max( 0, Math.floor( ( Date.now() / 1000 - seconds ) / WEEK_IN_SECONDS ) ) : 0;
}

/** Whether the owner is asked how the set-up went: once, and only when tracking is allowed. */
export function useEffortScore(): EffortScoreHook {
	const { options } = useOptions( OPTIONS );
	const updateOptions = useUpdateOptions();
	// Once sent, the thanks stay although the answer is in the list by then.
	const [ wasSent, setWasSent ] = useState( false );
	const known = options.status === 'ready' ? options.data : undefined;

	const send = useCallback(
		( feedback: Feedback ) => {
			setWasSent( true );
			if ( ! known ) {
				return;
			}
			recordFeedback( ACTION, feedback, { store_age: storeAgeInWeeks( known[ INSTALLED ] ) } );
			// At worst the question comes again.
			updateOptions( { [ SHOWN ]: [ ...known[ SHOWN ], ACTION ] } ).catch( () => {} );
		},
		[ known, updateOptions ]
	);
	return { isAsked: wasSent || ( known !== undefined && known[ TRACKING ] && ! known[ SHOWN ].includes( ACTION ) ), send };
}
