import type { ReportQueryDefinition } from '@store-admin/report-query';
import type { ReportDefinition } from './report-definition';

/** Returns the part of a report's definition that decides its address and its requests. */
export function toQueryDefinition< Row >( { sort, columns, ...definition }: ReportDefinition< Row > ): ReportQueryDefinition {
	const { endpoint, hasDates, charts, summaryFields, filters, advancedFilters } = definition;
	const { statsEndpoint, hasIntervalRows, rowParams, searchParam, segmentBy, summaryParams } = definition;
	const sortable = columns.filter( ( { isSortable } ) => isSortable ).map( ( { key } ) => key );
	return {
		endpoint,
		hasDates,
		charts,
		summaryFields,
		filters,
		advancedFilters,
		// The default order may be that of no column: taxes are sorted by id.
		sort: { ...sort, orderbys: [ ...new Set( [ ...sortable, sort.orderby ] ) ] },
		...( statsEndpoint === undefined ? {} : { statsEndpoint } ),
		...( hasIntervalRows === undefined ? {} : { hasIntervalRows } ),
		...( rowParams === undefined ? {} : { rowParams } ),
		...( searchParam === undefined ? {} : { searchParam } ),
		...( segmentBy === undefined ? {} : { segmentBy } ),
		...( summaryParams === undefined ? {} : { summaryParams } ),
	};
}
