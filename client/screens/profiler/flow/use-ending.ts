import { useCallback, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useProfilerWrites, type ProfilerWrites } from '@store-admin/data';
import { getAdminLink } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { connectAddress } from './connect-address';
import { keepDraft } from './draft-storage';
import type { AnswerSavesHook } from './use-answer-saves';
import { orOlderHost } from './use-step-writes';

/** How the wizard ends. */
export interface Ending {
	/** Last answers of the profile. */
	readonly answers: Readonly< Record< string, unknown > >;
	/** Names of plugins for which the store is to be connected; none when it is connected or needs no connection. */
	readonly connectFor: readonly string[];
	/** Whether nobody has finished or skipped the wizard before. The host then hides the store until it is launched. */
	readonly isFirst: boolean;
}

export interface EndingHook {
	/** Whether the wizard is ending. It stays so until the next document is shown. */
	readonly isEnding: boolean;
	readonly failure: FailedWrite | undefined;
	/** Ends without the answers that could not be saved: without a way on, Home would lead back here for ever. */
	readonly endAnyway: ( () => void ) | undefined;
	readonly end: ( ending: Ending ) => void;
}

/** Home, in a new document: plugins that were activated have their scripts only there. */
function homeAddress(): string {
	return getAdminLink( 'admin.php?page=wc-admin' );
}

/** The address to leave for. A store that cannot be connected now can be connected later, so that is no failure. */
async function nextAddress(
	connectFor: readonly string[],
	fetchConnectAddress: ProfilerWrites[ 'fetchConnectAddress' ]
): Promise< string > {
	if ( connectFor.length === 0 ) {
		return homeAddress();
	}
	try {
		const { success, url, color_scheme: colors = '' } = await fetchConnectAddress( homeAddress() );
		const address = success ? connectAddress( url, { plugin_name: connectFor.join( ',' ), color_scheme: colors } ) : undefined;
		return address ?? homeAddress();
	} catch {
		return homeAddress();
	}
}

/** The ending of somebody whose answers were not saved: nothing says that the store has its country. */
function withoutPlace( ending: Ending ): Ending {
	const answers = Object.entries( ending.answers ).filter( ( [ name ] ) => name !== 'is_store_country_set' );
	return { ...ending, answers: Object.fromEntries( answers ) };
}

/** Saves the end of the wizard, after all answers, and leaves it. */
export function useEnding( settle: AnswerSavesHook[ 'settle' ] ): EndingHook {
	const { saveAnswers, hideNewStore, fetchConnectAddress } = useProfilerWrites();
	const { attempt, isBusy, failure } = useAttempt();
	const [ unsettled, setUnsettled ] = useState< Ending | undefined >();
	const run = useCallback(
		( ending: Ending, saveFirst: () => Promise< void > ) => {
			const { answers, connectFor, isFirst } = ending;
			void attempt( {
				problem: __( 'The setup was not finished.', 'store-admin' ),
				isFinal: true,
				write: async () => {
					await saveFirst();
					await saveAnswers( answers );
					if ( isFirst && getSettings().features.includes( 'launch-your-store' ) ) {
						await orOlderHost( hideNewStore() );
					}
					const address = await nextAddress( connectFor, fetchConnectAddress );
					keepDraft( {} );
					globalThis.location.assign( address );
				},
			} );
		},
		[ attempt, saveAnswers, hideNewStore, fetchConnectAddress ]
	);
	const end = useCallback(
		( ending: Ending ) =>
			run( ending, async () => {
				setUnsettled( ending );
				await settle();
				setUnsettled( undefined );
			} ),
		[ run, settle ]
	);
	return {
		isEnding: isBusy,
		failure,
		endAnyway: failure && unsettled ? () => run( withoutPlace( unsettled ), async () => {} ) : undefined,
		end,
	};
}
