import { useMemo, type ReactElement } from 'react';
import { ReportScreen } from '../parts/report/report-screen';
import { createDownloadsReport } from './downloads-report';

/** The report of downloaded files. */
export function DownloadsScreen(): ReactElement {
	const definition = useMemo( createDownloadsReport, [] );
	return <ReportScreen definition={ definition } />;
}
