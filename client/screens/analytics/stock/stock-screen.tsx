import { useMemo, type ReactElement } from 'react';
import { ReportScreen } from '../parts/report/report-screen';
import { createStockReport } from './stock-report';

/** The report of the stock. */
export function StockScreen(): ReactElement {
	const definition = useMemo( createStockReport, [] );
	return <ReportScreen definition={ definition } />;
}
