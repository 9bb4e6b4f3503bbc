import type { ReactElement } from 'react';
import { CompareCard } from '@store-admin/components';
import { withChoice, type FilterOption, type FilterSettings, type ReportFilter } from '@store-admin/report-query';
import { filterSearch } from './filter-search';
import { searchText } from './menu-choices';
import { parentsIn } from './parents';
import type { ReportFiltersProps } from './filter-props';
import { culpritOf } from './shown-filters';
import { useItemSearch } from './use-item-search';

/** Maximum number of compared items; the chart has as many colours. */
const MOST = 5;

export interface ComparisonCardProps extends ReportFiltersProps {
	readonly filter: ReportFilter;
	readonly option: FilterOption;
	readonly settings: FilterSettings;
}

/** Card to choose the items that a report compares. */
export function ComparisonCard( {
	filter,
	option,
	settings,
	definition,
	query,
	address,
	onChange,
}: ComparisonCardProps ): ReactElement | null {
	const itemSearch = useItemSearch();
	const culprit = `${ culpritOf( filter ) }, choice ${ option.value }`;
	const search = filterSearch( settings, { culprit, query, itemSearch, parents: parentsIn( query, filter ) } );
	if ( ! search ) {
		return null;
	}
	const title = searchText( settings, 'title' ) ?? option.label;
	const placeholder = searchText( settings, 'placeholder' );
	const compare = ( ids: readonly string[] ) => onChange( withChoice( query, definition, filter, { value: option.value, ids } ) );
	return (
		<CompareCard
			title={ title }
			searchLabel={ placeholder ?? title }
			placeholder={ placeholder }
			hint={ searchText( settings, 'helpText' ) }
			ids={ address.choices[ filter.param ]?.ids ?? [] }
			search={ search.search }
			getLabels={ search.getLabels }
			most={ MOST }
			onCompare={ compare }
			onClear={ () => compare( [] ) }
		/>
	);
}
