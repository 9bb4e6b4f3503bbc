import { useCallback, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useLaunchRequests, usePluginsState, useSurveyCompleted } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import { recordEvent } from '../../../shared/record-event';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { launchYourStoreManifest } from '../manifest';

/** Directory names of the active plugins; none while they are not known. */
export function useActivePlugins(): readonly string[] {
	const { active } = usePluginsState();
	return active.status === 'ready' ? active.data : [];
}

interface LaunchSurvey {
	/** Whether to ask: once, and only where answers may be sent. */
	readonly isAsked: boolean;
	readonly isSent: boolean;
	readonly isBusy: boolean;
	readonly failure: FailedWrite | undefined;
	readonly send: ( score: number, comments: string ) => void;
}

/** The question how the launch was. */
export function useLaunchSurvey(): LaunchSurvey {
	const completed = useSurveyCompleted();
	const { saveSurveyCompleted } = useLaunchRequests();
	const { attempt, isBusy, failure } = useAttempt();
	const [ isSent, setIsSent ] = useState( false );
	const { asksOpinions } = getFacts( launchYourStoreManifest );
	const send = useCallback(
		( score: number, comments: string ) =>
			void attempt( {
				problem: __( 'Your answer was not sent.', 'store-admin' ),
				write: saveSurveyCompleted,
				onDone: () => {
					recordEvent( 'launch_your_store_congrats_survey_complete', { emoji: score, feedback: comments } );
					setIsSent( true );
				},
			} ),
		[ attempt, saveSurveyCompleted ]
	);
	return { isAsked: asksOpinions && completed.status === 'ready' && ! completed.data, isSent, isBusy, failure, send };
}
