import { useMemo, type ReactElement } from 'react';
import { ReportScreen } from '../parts/report/report-screen';
import { createTaxesReport } from './taxes-report';

/** The report of taxes. */
export function TaxesScreen(): ReactElement {
	const definition = useMemo( createTaxesReport, [] );
	return <ReportScreen definition={ definition } />;
}
