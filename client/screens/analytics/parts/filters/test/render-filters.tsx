import { useState } from 'react';
import { FilterBar } from '@store-admin/components';
import { buildQuery, parseQuery, type Query } from '@store-admin/query';
import { parseReportAddress, type ReportQueryDefinition } from '@store-admin/report-query';
import { render } from '../../../../../../tests/js/render';
import { ReportFilterCards, ReportFilterMenus } from '../report-filters';

const CONTEXT = { today: '2026-11-27', weekStartsOn: 1, defaultRange: '' };
const CURRENCY = { symbol: '$', position: 'left', decimalSeparator: '.', thousandSeparator: ',', precision: 2 } as const;

type Filters = Pick< ReportQueryDefinition, 'filters' | 'advancedFilters' >;

interface FilteredReportProps extends Filters {
	readonly start: string;
	readonly facts?: Query;
	readonly onQuery: ( query: string ) => void;
}

function FilteredReport( { filters, advancedFilters, start, facts, onQuery }: FilteredReportProps ) {
	const [ query, setQuery ] = useState( start );
	const definition: ReportQueryDefinition = {
		endpoint: 'products',
		hasDates: false,
		charts: [],
		sort: { orderbys: [ 'id' ], orderby: 'id', order: 'asc' },
		summaryFields: [],
		filters,
		advancedFilters,
	};
	const opened = parseQuery( query );
	const { address } = parseReportAddress( { ...opened, ...facts }, definition, CONTEXT );
	const props = {
		definition,
		query: opened,
		address,
		facts,
		onChange: ( next: object ) => {
			const text = buildQuery( next as never );
			setQuery( text );
			onQuery( decodeURIComponent( text ) );
		},
	};
	return (
		<>
			<FilterBar>
				<ReportFilterMenus { ...props } />
			</FilterBar>
			<ReportFilterCards { ...props } currency={ CURRENCY } />
		</>
	);
}

/**
 * Renders the filters of a report over an address.
 *
 * @return The user, and the queries that were opened since.
 */
export function renderFilters( filters: Filters, start = '', facts: Query = {} ) {
	const opened: string[] = [];
	const { user } = render(
		<FilteredReport { ...filters } start={ start } facts={ facts } onQuery={ ( query ) => opened.push( query ) } />
	);
	return { user, opened };
}
