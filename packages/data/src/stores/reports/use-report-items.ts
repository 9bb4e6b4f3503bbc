import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import type { Query, ReportAnswer } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { reportsStore } from './store';

export interface ReportItemsHook {
	readonly report: RemoteData< Partial< ReportAnswer > >;
	readonly retry: () => void;
}

/**
 * Reads the rows of a report.
 *
 * @param endpoint Name of the report, for example `performance-indicators`.
 * @param query    Arguments of the REST route; keep the object the same from render to render.
 */
export function useReportItems( endpoint: string, query: Query ): ReportItemsHook {
	const report = useSelect(
		( select ) => {
			const store = select( reportsStore );
			const value = store.getReportItems( endpoint, query );
			return readRemote( store, 'getReportItems', [ endpoint, query ], {
				value,
				hasValue: value.data !== undefined,
				publicError: store.getReportItemsError( endpoint, query ),
			} );
		},
		[ endpoint, query ]
	);
	const { invalidateResolution } = useDispatch( reportsStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getReportItems', [ endpoint, query ] );
	}, [ invalidateResolution, endpoint, query ] );
	return { report, retry };
}
