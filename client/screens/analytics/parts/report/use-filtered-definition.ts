import { useMemo } from 'react';
import { useFilteredValue } from '@store-admin/extensibility';
import { parseAdvancedFilters, parseReportFilters, type AdvancedFilters, type ReportFilter } from '@store-admin/report-query';
import type { ReportChart, ReportDefinition } from './report-definition';
import { useProblemWarnings } from './use-problem-warnings';

const TYPES: readonly unknown[] = [ 'number', 'currency', 'average' ];

function isChart( value: unknown ): value is ReportChart {
	const { key, label, type } = ( typeof value === 'object' && value !== null ? value : {} ) as Partial< ReportChart >;
	return typeof key === 'string' && key !== '' && typeof label === 'string' && TYPES.includes( type );
}

function isChartList( value: unknown ): value is readonly ReportChart[] {
	return Array.isArray( value ) && value.every( isChart );
}

function isList( value: unknown ): value is readonly ReportFilter[] {
	return Array.isArray( value );
}

function isConfig( value: unknown ): value is AdvancedFilters {
	return typeof value === 'object' && value !== null && ! Array.isArray( value );
}

/** Adds the order of the rows by a figure, which the host has in its charts too. */
function withOrder< Row >( chart: ReportChart, columns: ReportDefinition< Row >[ 'columns' ] ): ReportChart {
	const orderby = chart.orderby ?? columns.find( ( { key, isSortable } ) => isSortable && key === chart.key )?.key;
	return { ...chart, ...( orderby !== undefined && { order: 'desc', orderby } ) };
}

/** Name of a filter that no extension uses, for a report without charts. */
const NO_FILTER = 'store_admin_no_charts';

/**
 * Applies the public filters to the charts and filters of a report, and again when a handler is added or removed. Unusable parts are left
 * out and named in the console.
 *
 * @param definition Must be the same object in each render.
 */
export function useFilteredDefinition< Row >( definition: ReportDefinition< Row > ): ReportDefinition< Row > {
	const { filterNames, charts, columns, filters, advancedFilters } = definition;
	// Handlers may change the lists in place.
	const create = useMemo(
		() => ( {
			charts: () => charts.map( ( chart ) => withOrder( chart, columns ) ),
			filters: () => [ ...filters ],
			advanced: () => ( { ...advancedFilters, filters: { ...advancedFilters.filters } } ),
		} ),
		[ charts, columns, filters, advancedFilters ]
	);
	const filteredCharts = useFilteredValue( filterNames.charts ?? NO_FILTER, create.charts, isChartList );
	const filteredFilters = useFilteredValue( filterNames.filters, create.filters, isList );
	const filteredAdvanced = useFilteredValue( filterNames.advancedFilters, create.advanced, isConfig );
	const simple = useMemo( () => parseReportFilters( filteredFilters ), [ filteredFilters ] );
	const advanced = useMemo( () => parseAdvancedFilters( filteredAdvanced ), [ filteredAdvanced ] );
	useProblemWarnings( filterNames.filters, simple.problems );
	useProblemWarnings( filterNames.advancedFilters, advanced.problems );
	return useMemo(
		() => ( { ...definition, charts: filteredCharts, filters: simple.value, advancedFilters: advanced.value } ),
		[ definition, filteredCharts, simple, advanced ]
	);
}
