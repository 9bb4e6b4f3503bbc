import { useCallback, useState } from 'react';
import { useOptions, useUpdateOptions } from '@store-admin/data';
import type { Feedback } from '../../../shared/feedback/feedback-dialog';
import { recordFeedback } from '../../../shared/feedback/record-feedback';
import { readNumber } from '../../../shared/read-wire';

const TRACKING = 'woocommerce_allow_tracking';
const SHOWN = 'woocommerce_ces_shown_for_actions';
const INSTALLED = 'woocommerce_admin_install_timestamp';
const OPTIONS = [ TRACKING, SHOWN, INSTALLED ];
const ACTION = 'store_setup';
const WEEK_IN_SECONDS = 604_800;

export interface EffortScoreHook {
	readonly isAsked: boolean;
	readonly send: ( feedback: Feedback ) => void;
}

function isNameList( value: unknown ): value is readonly string[] {
	return Array.isArray( value ) && value.every( ( name ) => typeof name === 'string' );
}

function storeAgeInWeeks( installed: unknown ): number {
	const seconds = readNumber( installed ) ?? 0;
	return seconds > 0 ? Math.max( 0, Math.floor( ( Date.now() / 1000 - seconds ) / WEEK_IN_SECONDS ) ) : 0;
}

/** Whether the owner is asked how the set-up went: once, and only when tracking is allowed. */
export function useEffortScore(): EffortScoreHook {
	const { options } = useOptions( OPTIONS );
	const updateOptions = useUpdateOptions();
	// Once sent, the thanks stay although the answer is in the list by then.
	const [ wasSent, setWasSent ] = useState( false );
	const values = options.status === 'ready' ? options.data : null;
	const shownValue = values?.[ SHOWN ];
	const installed = values?.[ INSTALLED ];
	const isAllowed = values?.[ TRACKING ] === 'yes';
	const wasShown = isNameList( shownValue ) && shownValue.includes( ACTION );

	const send = useCallback(
		( feedback: Feedback ) => {
			setWasSent( true );
			recordFeedback( ACTION, feedback, { store_age: storeAgeInWeeks( installed ) } );
			// At worst the question comes again.
			updateOptions( { [ SHOWN ]: [ ...( isNameList( shownValue ) ? shownValue : [] ), ACTION ] } ).catch( () => {} );
		},
		[ installed, shownValue, updateOptions ]
	);
	return { isAsked: wasSent || ( isAllowed && ! wasShown ), send };
}
