import { useDeferredValue, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { TableCard, type TableCardProps } from '@store-admin/components';
import type { QueryInput } from '@store-admin/query';
import { buildReportAddress, withChoice, withPage, withRowsPerPage, withSort, type ReportQueryDefinition } from '@store-admin/report-query';
import { describeError } from '../../../../shared/remote/describe-error';
import type { ReportContext, ReportDefinition } from './report-definition';
import { useDownload } from './use-download';
import { useHiddenColumns } from './use-hidden-columns';
import type { ReportAnswersHook } from './use-report';
import type { TableSearchHook } from './use-table-search';
import { useTableContent } from './use-table-content';

export interface ReportTableProps< Row > {
	readonly definition: ReportDefinition< Row >;
	readonly queryDefinition: ReportQueryDefinition;
	readonly answers: ReportAnswersHook< Row >;
	readonly context: ReportContext;
	readonly open: ( query: QueryInput ) => void;
	readonly today: string;
	readonly search: TableSearchHook;
}

const MOST_COMPARED = 5;

/** Selected rows, beginning with those that are compared now. */
function useComparison< Row >( { definition, queryDefinition, context, open }: ReportTableProps< Row > ): TableCardProps[ 'comparison' ] {
	const { comparison } = definition;
	const choice = comparison && context.address.choices[ comparison.filter ];
	const compared = choice?.value === comparison?.choice ? ( choice?.ids ?? [] ) : [];
	const [ base, setBase ] = useState( compared.join() );
	const [ selected, setSelected ] = useState< readonly string[] >( compared );
	if ( base !== compared.join() ) {
		setBase( compared.join() );
		setSelected( compared );
	}
	const filter = queryDefinition.filters.find( ( { param } ) => param === comparison?.filter );
	if ( ! comparison || ! filter ) {
		return undefined;
	}
	return {
		selected,
		onChange: setSelected,
		most: MOST_COMPARED,
		hint: comparison.hint,
		onCompare: () => open( withChoice( context.query, queryDefinition, filter, { value: comparison.choice, ids: selected } ) ),
	};
}

/** Returns a function that removes filters and search from the address; undefined when there are none. */
function clearFilters< Row >( { queryDefinition, context, open }: ReportTableProps< Row > ): ( () => void ) | undefined {
	const { address } = context;
	const isFiltered = Object.keys( address.choices ).length > 0 || address.search.length > 0;
	if ( ! isFiltered ) {
		return undefined;
	}
	const cleared = { ...address, choices: {}, advanced: [], search: [], page: 1 };
	return () => open( buildReportAddress( cleared, queryDefinition ) );
}

/** The table of a report. */
export function ReportTable< Row >( props: ReportTableProps< Row > ): ReactElement {
	const { definition, queryDefinition, answers, context, open, today, search } = props;
	const { query, address } = context;
	const { remote, isOutdated, retry } = answers.table;
	const content = useTableContent( definition, answers, useDeferredValue( context ) );
	const { hidden, change } = useHiddenColumns( definition.columnsPreference, content.hiddenByDefault );
	const { name, title } = definition;
	const found = search.found ?? [];
	const { download, isBusy } = useDownload( { name, title, definition: queryDefinition, content, context, hidden, today, found } );
	const comparison = useComparison( props );
	const failure = remote.status === 'failed' ? describeError( remote.error ) : undefined;
	const { summary } = answers;
	return (
		<TableCard
			title={ title }
			columns={ content.columns }
			rows={ content.rows }
			hiddenColumns={ hidden }
			onHiddenColumnsChange={ change }
			isPending={ remote.status === 'pending' || ( definition.areNamesPending ?? false ) }
			isRefreshing={ isOutdated }
			failure={
				failure && {
					title: __( 'The rows of this report could not be loaded.', 'store-admin' ),
					message: failure.message,
					detail: failure.detail,
					onRetry: retry,
				}
			}
			emptiness={ { onClear: clearFilters( props ) } }
			sort={ { key: address.orderby, order: address.order } }
			onSort={ ( key, order ) => open( withSort( query, queryDefinition, key, order ) ) }
			comparison={ comparison }
			search={ search.field }
			pagination={ {
				page: address.page,
				rowsPerPage: address.rowsPerPage,
				total: content.total,
				onPageChange: ( page ) => open( withPage( query, page ) ),
				onRowsPerPageChange: ( rows ) => open( withRowsPerPage( query, rows ) ),
			} }
			summary={ { totals: content.summary, isPending: summary.remote.status === 'pending' } }
			download={ content.rows.length > 0 ? { onDownload: download, isBusy } : undefined }
		/>
	);
}
