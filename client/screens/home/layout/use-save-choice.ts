import { useCallback, useRef } from 'react';
import { useNotices } from '@store-admin/data';
import { failureNotice } from '../../../shared/write/failure-notice';
import { useAttempt, type AttemptedWrite } from '../../../shared/write/use-attempt';

/** Saves a choice of the header's menu, which is closed by the time it fails. A later choice does not wait for the first. */
export function useSaveChoice(): ( choice: Pick< AttemptedWrite, 'problem' | 'write' > ) => void {
	const { createNotice } = useNotices();
	const { attempt } = useAttempt();
	const choicesMade = useRef( 0 );
	return useCallback(
		( choice ) => {
			const subject = String( choicesMade.current++ );
			void attempt( { ...choice, subject, onFailed: ( failure ) => void createNotice( ...failureNotice( failure ) ) } );
		},
		[ attempt, createNotice ]
	);
}
