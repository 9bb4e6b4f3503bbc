import { createContext, useContext } from 'react';
import type { Query } from '@store-admin/navigation';
import type { ReportAddress, ReportDates, ReportQueryDefinition } from '@store-admin/report-query';
import type { ReportFormat } from '../parts/report/report-format';

/** What every section of ours needs. Sections of extensions have their props only. */
export interface Overview {
	readonly query: Query;
	readonly address: ReportAddress;
	readonly dates: ReportDates;
	/** Filters of extensions, which the requests of every section get. */
	readonly definition: ReportQueryDefinition;
	/** The same filters in the form that the extensions gave them. */
	readonly filters: readonly unknown[];
	readonly format: ReportFormat;
}

const OverviewContext = createContext< Overview | null >( null );

export const OverviewProvider = OverviewContext.Provider;

/** @throws Error outside of the overview. */
export function useOverview(): Overview {
	const overview = useContext( OverviewContext );
	if ( ! overview ) {
		throw new Error( 'useOverview() works only inside of the overview.' );
	}
	return overview;
}
