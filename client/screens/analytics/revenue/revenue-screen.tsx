import { useMemo, type ReactElement } from 'react';
import { ReportScreen } from '../parts/report/report-screen';
import { createRevenueReport } from './revenue-report';

/** The report of sales by day. */
export function RevenueScreen(): ReactElement {
	const definition = useMemo( createRevenueReport, [] );
	return <ReportScreen definition={ definition } />;
}
