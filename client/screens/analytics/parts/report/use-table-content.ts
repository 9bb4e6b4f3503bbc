import { useMemo } from 'react';
import type { ReportContext, ReportDefinition, ReportTotal } from './report-definition';
import { useFilteredTable, type TableContent } from './use-filtered-table';
import type { ReportAnswersHook, TableRows } from './use-report';

const NO_ROWS: TableRows< never > = { rows: [], total: 0 };
const NO_FIGURES = {};

/**
 * Builds columns, rows and totals of a report's table, and applies the public filter.
 *
 * @param definition Definition of the report.
 * @param answers    Answers for rows and totals.
 * @param context    Formats and address.
 */
export function useTableContent< Row >(
	definition: ReportDefinition< Row >,
	{ table, summary }: Pick< ReportAnswersHook< Row >, 'table' | 'summary' >,
	context: ReportContext
): TableContent {
	const isReady = table.remote.status === 'ready';
	const { rows, total } = table.remote.status === 'ready' ? table.remote.data : NO_ROWS;
	const figures = summary.remote.status === 'ready' ? summary.remote.data.totals.figures : NO_FIGURES;
	const content = useMemo( (): TableContent => {
		const { rowKey, rowName, endpoint, sort } = definition;
		const columns = definition.columns.filter( ( { isKnown } ) => isKnown === undefined || rows.some( isKnown ) );
		return {
			endpoint,
			columns: columns.map( ( { cell: _cell, isHiddenByDefault: _isHidden, isKnown: _isKnown, ...column } ) => column ),
			hiddenByDefault: columns.filter( ( { isHiddenByDefault } ) => isHiddenByDefault ).map( ( { key } ) => key ),
			orderby: sort.orderby,
			rows: rows.map( ( row ) => ( {
				key: rowKey( row ),
				name: rowName( row, context ),
				cells: columns.map( ( { cell } ) => cell( row, context ) ),
			} ) ),
			totals: figures,
			summary: withoutUnknown( definition.totals( figures, isReady ? total : null, context ) ),
			records: rows,
			total,
		};
	}, [ definition, rows, total, isReady, figures, context ] );
	return useFilteredTable( content );
}

/** Leaves out totals that the host did not send. */
function withoutUnknown( totals: readonly ReportTotal[] ): readonly ReportTotal[] {
	return totals.filter( ( { value } ) => value !== '' );
}
