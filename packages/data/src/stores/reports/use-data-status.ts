import { useCallback } from 'react';
import { fetchDataStatus, triggerImport, type DataStatus } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useAnswer, type Load } from './use-answer';

export interface DataStatusHook {
	/** Fails with status 404 on hosts whose reports are always up to date; pending while it is not needed. */
	readonly status: RemoteData< DataStatus >;
	/** Fetches the status again, for example during an import. */
	readonly refresh: () => void;
	/** Starts the import of the next batch; rejects with an ApiError when a batch is in progress or due. */
	readonly update: () => Promise< void >;
}

const QUESTION = { endpoint: 'imports/status', params: {} };
const load: Load< DataStatus > = async () => fetchDataStatus();

/**
 * Fetches when the reports were last updated, and can update them.
 *
 * @param isNeeded Whether to fetch the status at all.
 */
export function useDataStatus( isNeeded = true ): DataStatusHook {
	const { remote, retry } = useAnswer( 'data-status', load, isNeeded ? QUESTION : null );
	const update = useCallback( async () => {
		await triggerImport();
		retry();
	}, [ retry ] );
	return { status: remote, refresh: retry, update };
}
