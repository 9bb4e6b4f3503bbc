import { useCallback, useEffect, useState } from 'react';
import { fetchExportJob, startReportExport, toApiError, type ApiError, type Query } from '@store-admin/api';

/** The host exports in batches that take a few seconds each. */
const POLL_MS = 3000;

interface Job {
	readonly type: string;
	readonly id: string;
}

export interface ReportExportHook {
	/** 0 to 100; never decreases. Null when no export was started. */
	readonly percent: number | null;
	/** Address of the file once the export has finished. The host also sends it by e-mail. */
	readonly downloadUrl: string | null;
	/** Why the progress could not be fetched. The file may still arrive by e-mail. */
	readonly error: ApiError | null;
	/** Starts an export; rejects with an ApiError when the host refuses. */
	readonly start: ( type: string, args: Query ) => Promise< void >;
}

const IDLE = { percent: null, downloadUrl: null, error: null };

type Progress = Omit< ReportExportHook, 'start' >;

/** Starts the export of a whole report on the host, and polls its progress until it has finished or the component is unmounted. */
export function useReportExport(): ReportExportHook {
	const [ job, setJob ] = useState< Job | null >( null );
	const [ progress, setProgress ] = useState< Progress >( IDLE );
	useEffect( () => {
		let isFollowed = job !== null;
		let timer: ReturnType< typeof setTimeout > | undefined;
		const follow = async ( { type, id }: Job ): Promise< void > => {
			try {
				const { percent_complete: percent, download_url: downloadUrl } = await fetchExportJob( type, id );
				if ( isFollowed ) {
					// Each batch reports its own progress, and batches finish in any order.
					setProgress( ( known ) => ( { percent: Math.max( known.percent ?? 0, percent ), downloadUrl, error: null } ) );
					timer = downloadUrl === null ? setTimeout( () => void follow( { type, id } ), POLL_MS ) : undefined;
				}
			} catch ( thrown ) {
				if ( isFollowed ) {
					setProgress( ( known ) => ( { ...known, error: toApiError( thrown ) } ) );
				}
			}
		};
		if ( job ) {
			void follow( job );
		}
		return () => {
			isFollowed = false;
			clearTimeout( timer );
		};
	}, [ job ] );
	const start = useCallback( async ( type: string, args: Query ) => {
		setJob( null );
		setProgress( IDLE );
		const id = await startReportExport( type, args );
		setProgress( { ...IDLE, percent: 0 } );
		setJob( { type, id } );
	}, [] );
	return { ...progress, start };
}
