import { useMemo, type ReactElement } from 'react';
import { useVariationsTable } from '../parts/items/use-variations-table';
import { ReportScreen } from '../parts/report/report-screen';
import { createVariationsReport } from './variations-report';

/** The report of variations. */
export function VariationsScreen(): ReactElement {
	const table = useVariationsTable();
	const definition = useMemo( () => createVariationsReport( table ), [ table ] );
	return <ReportScreen definition={ definition } />;
}
