import { warnOfCulprit } from '@store-admin/extensibility';
import type { Query } from '@store-admin/query';
import {
	choicesOf,
	defaultChoice,
	isComparison,
	type FilterOption,
	type ReportAddress,
	type ReportFilter,
	type ReportQueryDefinition,
} from '@store-admin/report-query';

/** Names a filter in console warnings. */
export function culpritOf( { label, param }: Pick< ReportFilter, 'label' | 'param' > ): string {
	return `report filter “${ label || param }” (${ param })`;
}

/**
 * Returns the filters that are shown for an address. A filter whose `showFilters` throws is left out, with a console warning.
 *
 * @param definition Definition of the report.
 * @param query      Query of the address, and the facts that `showFilters` reads.
 */
export function shownFilters( { filters, advancedFilters }: ReportQueryDefinition, query: Query ): readonly ReportFilter[] {
	return filters.filter( ( filter ) => {
		try {
			return filter.showFilters( query, { advancedFilters } );
		} catch ( error ) {
			warnOfCulprit( `${ culpritOf( filter ) }, showFilters`, 'threw an error. The filter was left out.', error );
			return false;
		}
	} );
}

/** Returns the option of a filter's current choice. A comparison without items is a choice, too: its card is open. */
export function chosenOption( filter: ReportFilter, query: Query, { choices }: ReportAddress ): FilterOption | undefined {
	const options = choicesOf( filter );
	const value = choices[ filter.param ]?.value ?? defaultChoice( filter );
	const open = options.find( ( option ) => isComparison( option ) && option.value === query[ filter.param ] );
	return open ?? options.find( ( option ) => option.value === value );
}
