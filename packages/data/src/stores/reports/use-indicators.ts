import { parseIndicators, type Indicator, type Query, type ReportAnswer, type ReportRow } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { reportsStore } from './store';

export interface IndicatorsHook {
	readonly indicators: RemoteData< readonly Indicator[] >;
	readonly retry: () => void;
}

function toIndicators( { data }: Partial< ReportAnswer< readonly ReportRow[] > > ): readonly Indicator[] {
	return parseIndicators( data );
}

/**
 * Reads figures of the store's performance.
 *
 * @param endpoint `performance-indicators`, or `performance-indicators/allowed` for those that the host knows, without values.
 * @param query    Arguments of the REST route.
 */
export function useIndicators( endpoint: string, query: Query ): IndicatorsHook {
	const { remote, refresh } = useRemote( reportsStore, 'getReportItems', [ endpoint, query ], {
		parse: toIndicators,
		errorSelector: 'getReportItemsError',
	} );
	return { indicators: remote, retry: refresh };
}
