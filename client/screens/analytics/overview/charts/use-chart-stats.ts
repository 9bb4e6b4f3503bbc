import { useMemo } from 'react';
import { useReportStats, type ReportHook, type WholeStats } from '@store-admin/data';
import { chartRequests, type ReportDates } from '@store-admin/report-query';
import { useOverview } from '../overview-context';

/** Answers for the charts of one report, with what they were requested for. */
export interface ChartStats {
	readonly dates: ReportDates;
	/** Figures, comma separated. */
	readonly fields: string;
	readonly current: ReportHook< WholeStats >;
	readonly compared: ReportHook< WholeStats >;
}

/**
 * Fetches the figures of all shown charts of a report at once.
 *
 * @param endpoint Report.
 * @param fields   Figures, comma separated.
 * @param dates    Dates with the interval of the charts.
 * @param isNeeded Whether one of the charts is about to come into view.
 */
export function useChartStats( endpoint: string, fields: string, dates: ReportDates, isNeeded: boolean ): ChartStats {
	const { address, definition } = useOverview();
	const requests = useMemo( () => {
		const charts = fields.split( ',' ).map( ( key ) => ( { key } ) );
		return isNeeded ? chartRequests( { ...address, dates }, { ...definition, endpoint, charts } ) : null;
	}, [ endpoint, fields, dates, isNeeded, address, definition ] );
	const current = useReportStats( requests?.current ?? null );
	const compared = useReportStats( requests?.compared ?? null );
	return useMemo( () => ( { current, compared, dates, fields } ), [ current, compared, dates, fields ] );
}
