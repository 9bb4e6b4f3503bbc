import { __ } from '@wordpress/i18n';
import type { AdvancedFilters, FilterOption, FilterSettings, ReportFilter } from '@store-admin/report-query';

/** Texts of a search, as extensions find them in `settings.labels`. */
export interface SearchTexts {
	readonly placeholder?: string;
	readonly button?: string;
	readonly helpText?: string;
	readonly title?: string;
	readonly update?: string;
}

/** Kind of the items, and parameter of their ids. */
type Items = Pick< FilterSettings, 'type' | 'param' >;

/** Creates the default choice. */
export function allOf( label: string ): FilterOption {
	return { label, value: 'all' };
}

/**
 * Creates the choice of a single item.
 *
 * @param label  Text in the menu.
 * @param name   `product` for the values `select_product` and `single_product`.
 * @param items  Kind of the items, and parameter of their ids.
 * @param labels Texts of the search.
 */
export function singleOf( label: string, name: string, items: Items, labels: SearchTexts ): FilterOption {
	const parent = `select_${ name }`;
	const search: FilterOption = {
		label,
		value: `single_${ name }`,
		component: 'Search',
		chartMode: 'item-comparison',
		path: [ parent ],
		settings: { ...items, labels: { ...labels } },
	};
	return { label, value: parent, chartMode: 'item-comparison', subFilters: [ search ] };
}

/** Creates the choice that compares items. */
export function comparisonOf( items: Items, labels: SearchTexts ): FilterOption {
	return {
		label: __( 'Comparison', 'woocommerce' ),
		value: `compare-${ items.param }`,
		chartMode: 'item-comparison',
		settings: { ...items, labels: { ...labels, update: __( 'Compare', 'woocommerce' ) } },
	};
}

/** Creates the choice of the advanced filters. The menu hides it while the report has none. */
export function advancedChoice( label: string = __( 'Advanced filters', 'woocommerce' ) ): FilterOption {
	return { label, value: 'advanced' };
}

/** Creates the menu "Show" of a report. */
export function showMenu( filters: readonly FilterOption[], more: Partial< ReportFilter > = {} ): ReportFilter {
	return {
		label: __( 'Show', 'woocommerce' ),
		staticParams: [ 'chartType', 'paged', 'per_page' ],
		param: 'filter',
		showFilters: () => true,
		filters,
		...more,
	};
}

/** Whether a report has advanced filters; for menus that have no other choice. */
export function hasAdvancedFilters( _query: unknown, { advancedFilters }: { readonly advancedFilters: AdvancedFilters } ): boolean {
	return Object.keys( advancedFilters.filters ).length > 0;
}
