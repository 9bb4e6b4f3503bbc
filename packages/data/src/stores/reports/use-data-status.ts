import { useCallback } from 'react';
import { fetchDataStatus, triggerImport, type DataStatus } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useAnswer, type Load } from './use-answer';

export interface DataStatusHook {
	/** Failed with status 404 on hosts whose reports are always fresh. */
	readonly status: RemoteData< DataStatus >;
	/** Asks the server again, for example while an import is under way. */
	readonly refresh: () => void;
	/** Has the next batch imported now; rejects with an ApiError when one is under way or due. */
	readonly update: () => Promise< void >;
}

const QUESTION = { endpoint: 'imports/status', params: {} };
const load: Load< DataStatus > = async () => fetchDataStatus();

/** Fetches how fresh the reports are, and updates them. */
export function useDataStatus(): DataStatusHook {
	const { remote, retry } = useAnswer( 'data-status', load, QUESTION );
	const update = useCallback( async () => {
		await triggerImport();
		retry();
	}, [ retry ] );
	return { status: remote, refresh: retry, update };
}
