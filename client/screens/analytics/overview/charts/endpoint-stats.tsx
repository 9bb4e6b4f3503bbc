import { useEffect } from 'react';
import type { ReportDates } from '@store-admin/report-query';
import { useChartStats, type ChartStats } from './use-chart-stats';

interface EndpointStatsProps {
	readonly endpoint: string;
	readonly fields: string;
	readonly dates: ReportDates;
	readonly isNeeded: boolean;
	readonly onAnswer: ( endpoint: string, stats: ChartStats ) => void;
}

/** Fetches the figures of a report for all of its charts. Renders nothing: the charts of a report are not beside each other. */
export function EndpointStats( { endpoint, fields, dates, isNeeded, onAnswer }: EndpointStatsProps ): null {
	const stats = useChartStats( endpoint, fields, dates, isNeeded );
	useEffect( () => onAnswer( endpoint, stats ), [ endpoint, stats, onAnswer ] );
	return null;
}
