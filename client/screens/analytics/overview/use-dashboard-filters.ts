import { useMemo } from 'react';
import { useFilteredValue } from '@store-admin/extensibility';
import { parseReportFilters, type ReportQueryDefinition } from '@store-admin/report-query';
import { useProblemWarnings } from '../parts/report/use-problem-warnings';

const FILTER = 'woocommerce_admin_dashboard_filters';

const noFilters = (): readonly unknown[] => [];

function isList( value: unknown ): value is readonly unknown[] {
	return Array.isArray( value );
}

export interface DashboardFilters {
	/** As the extensions gave them. */
	readonly filters: readonly unknown[];
	/** The overview as a report without rows, for its address and its requests. */
	readonly definition: ReportQueryDefinition;
}

/** Filters of extensions for the whole overview. */
export function useDashboardFilters(): DashboardFilters {
	const filters = useFilteredValue( FILTER, noFilters, isList );
	const { value, problems } = useMemo( () => parseReportFilters( filters ), [ filters ] );
	useProblemWarnings( FILTER, problems );
	return useMemo(
		() => ( {
			filters,
			definition: {
				endpoint: '',
				hasDates: true,
				charts: [],
				sort: { orderbys: [], orderby: '', order: 'desc' },
				summaryFields: [],
				filters: value,
				advancedFilters: { title: '', filters: {} },
			},
		} ),
		[ filters, value ]
	);
}
