import { useMemo, type ReactElement } from 'react';
import { ReportScreen } from '../parts/report/report-screen';
import { createOrdersReport } from './orders-report';

/** The report of orders. */
export function OrdersScreen(): ReactElement {
	const definition = useMemo( createOrdersReport, [] );
	return <ReportScreen definition={ definition } />;
}
