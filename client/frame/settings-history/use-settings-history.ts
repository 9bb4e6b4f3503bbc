import { useCallback, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useSettingsHistory as useHistory, type SettingsHistoryHook } from '@store-admin/data';
import { useAttempt, type FailedWrite } from '../../shared/write/use-attempt';

export interface SettingsHistory {
	readonly history: SettingsHistoryHook[ 'history' ];
	readonly refresh: () => void;
	readonly putBack: ( id: number ) => void;
	/** Id of the save that is being put back. */
	readonly busyId: number | null;
	readonly failure: FailedWrite | undefined;
	/** Id of the save that was put back last. */
	readonly doneId: number | null;
}

/** The history of the settings, and the write that puts a save back. */
export function useSettingsHistory(): SettingsHistory {
	const { history, refresh, putBack } = useHistory();
	const { attempt, busy, failure } = useAttempt( { isExclusive: true } );
	const [ doneId, setDoneId ] = useState< number | null >( null );
	const [ busyId = null ] = [ ...busy ].map( Number );
	const handlePutBack = useCallback(
		( id: number ) =>
			void attempt( {
				subject: String( id ),
				problem: __( 'The settings were not put back.', 'store-admin' ),
				write: async () => putBack( id ),
				onDone: () => {
					setDoneId( id );
					refresh();
				},
				onFailed: refresh,
			} ),
		[ attempt, putBack, refresh ]
	);
	return { history, refresh, putBack: handlePutBack, busyId, failure, doneId };
}
