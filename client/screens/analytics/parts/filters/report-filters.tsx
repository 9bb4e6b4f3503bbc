import type { ReactElement } from 'react';
import { isComparison } from '@store-admin/report-query';
import { AdvancedCard } from './advanced-card';
import { ComparisonCard } from './comparison-card';
import type { ReportFilterCardsProps, ReportFiltersProps } from './filter-props';
import { ReportFilterMenu } from './report-filter-menu';
import { chosenOption, shownFilters } from './shown-filters';

/** The menus "Show" of a report, for the bar with the dates. */
export function ReportFilterMenus( props: ReportFiltersProps ): ReactElement {
	const { definition, query, facts } = props;
	return (
		<>
			{ shownFilters( definition, { ...query, ...facts } ).map( ( filter ) => (
				<ReportFilterMenu key={ filter.param } { ...props } filter={ filter } />
			) ) }
		</>
	);
}

/** The cards of a report's filters: to compare items, and with the advanced filters. */
export function ReportFilterCards( props: ReportFilterCardsProps ): ReactElement {
	const { definition, query, address, facts } = props;
	return (
		<>
			{ shownFilters( definition, { ...query, ...facts } ).map( ( filter ) => {
				const option = chosenOption( filter, query, address );
				if ( option?.value === 'advanced' ) {
					return <AdvancedCard key={ filter.param } { ...props } />;
				}
				return option?.settings && isComparison( option ) ? (
					<ComparisonCard
						key={ `${ filter.param } ${ option.value }` }
						{ ...props }
						filter={ filter }
						option={ option }
						settings={ option.settings }
					/>
				) : null;
			} ) }
		</>
	);
}
