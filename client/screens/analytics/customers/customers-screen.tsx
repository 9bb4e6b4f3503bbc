import { useMemo, type ReactElement } from 'react';
import { ReportScreen } from '../parts/report/report-screen';
import { createCustomersReport } from './customers-report';
import { useCustomers } from './use-customers';

/** The report of customers. */
export function CustomersScreen(): ReactElement {
	const names = useCustomers();
	const definition = useMemo( () => createCustomersReport( names ), [ names ] );
	return <ReportScreen definition={ definition } />;
}
