import { useMemo, type ReactElement } from 'react';
import { AdvancedFilterCard } from '@store-admin/components';
import { withAdvanced } from '@store-admin/report-query';
import { toFilterDefinitions } from './filter-definitions';
import type { ReportFilterCardsProps } from './filter-props';
import { useItemSearch } from './use-item-search';

/** Card with the advanced filters of a report. */
export function AdvancedCard( { definition, query, address, currency, onChange }: ReportFilterCardsProps ): ReactElement {
	const itemSearch = useItemSearch();
	const { advancedFilters } = definition;
	const definitions = useMemo(
		() => toFilterDefinitions( advancedFilters, { query, itemSearch } ),
		[ advancedFilters, query, itemSearch ]
	);
	return (
		<AdvancedFilterCard
			title={ advancedFilters.title }
			definitions={ definitions }
			values={ address.advanced }
			match={ address.match }
			currency={ currency }
			onApply={ ( values, match ) => onChange( withAdvanced( query, definition, values, match ) ) }
		/>
	);
}
