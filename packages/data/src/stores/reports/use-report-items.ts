import type { Query, ReportAnswer, ReportRow } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { reportsStore } from './store';

export interface ReportItemsHook {
	readonly report: RemoteData< Partial< ReportAnswer< readonly ReportRow[] > > >;
	readonly retry: () => void;
}

/**
 * Reads the rows of a report.
 *
 * @param endpoint Name of the report, for example `performance-indicators`.
 * @param query    Arguments of the REST route.
 */
export function useReportItems( endpoint: string, query: Query ): ReportItemsHook {
	const { remote, refresh } = useRemote( reportsStore, 'getReportItems', [ endpoint, query ], {
		errorSelector: 'getReportItemsError',
	} );
	return { report: remote, retry: refresh };
}
