import type { Query } from '@store-admin/query';

/** What a search field of a filter says and where its ids go. */
export interface FilterSettings {
	/** What is searched, for example `products`; an extension brings `custom` and its own completer. */
	readonly type: string;
	/** The name in the address under which the chosen ids stand. */
	readonly param: string;
	/** Looks up the labels of ids in the address. */
	readonly getLabels?: ( ids: string, query: Query ) => Promise< readonly { readonly key: string | number; readonly label: string }[] >;
	readonly labels?: Readonly< Record< string, unknown > >;
	readonly autocompleter?: Readonly< Record< string, unknown > >;
}

/** One choice of a simple filter. */
export interface FilterOption {
	readonly label: string;
	readonly value: string;
	readonly chartMode?: 'item-comparison' | 'time-comparison';
	/** Choices one level below; the choice itself then only opens them. */
	readonly subFilters?: readonly FilterOption[];
	/** The values of the choices above. */
	readonly path?: readonly string[];
	/** `Search` for a choice that needs ids. */
	readonly component?: unknown;
	readonly settings?: FilterSettings;
	readonly onClick?: ( ...args: readonly unknown[] ) => unknown;
}

/** A simple filter of a report, as the filters `woocommerce_admin_*_report_filters` give it. */
export interface ReportFilter {
	readonly label: string;
	/** Names of the query that stay when another choice is made. */
	readonly staticParams: readonly string[];
	/** The name in the address under which the choice stands. */
	readonly param: string;
	readonly showFilters: ( query: Query, context: { readonly advancedFilters: AdvancedFilters } ) => boolean;
	/** The choice when the address names none; `all` when left out. */
	readonly defaultValue?: string;
	readonly filters: readonly FilterOption[];
}

export interface FilterRule {
	/** Becomes the end of the name in the address: `status_is`. */
	readonly value: string;
	readonly label: string;
}

export interface FilterInput {
	/** `SelectControl`, `Search`, `Number`, `Currency`, `Date`, `ProductAttribute` or `Text`. */
	readonly component: string;
	/** What a `Search` looks for, for example `coupons`. */
	readonly type?: string;
	readonly getLabels?: ( ids: string, query: Query ) => Promise< readonly { readonly key: string | number; readonly label: string }[] >;
	readonly options?: readonly { readonly value: string; readonly label: string }[];
	readonly defaultOption?: string;
}

/** One filter of the advanced filters. */
export interface AdvancedFilter {
	readonly labels: Readonly< Record< string, string > >;
	/** Without rules the name of the filter alone stands in the address. */
	readonly rules: readonly FilterRule[];
	readonly input: FilterInput;
	/** Whether it may be used several times at once. */
	readonly allowMultiple: boolean;
}

/** The advanced filters of a report, as the filters `woocommerce_admin_*_report_advanced_filters` give them. */
export interface AdvancedFilters {
	/** With `<select/>` where the choice between "all" and "any" stands. */
	readonly title: string;
	readonly filters: Readonly< Record< string, AdvancedFilter > >;
}

/** The choice of a simple filter when nothing else is chosen. */
const ALL = 'all';

/** The choice that shows the advanced filters. */
export const ADVANCED = 'advanced';

/** The choice of a filter when the address names none. */
export function defaultChoice( { defaultValue }: ReportFilter ): string {
	return defaultValue ?? ALL;
}

/** The choices of a filter at every level, without those that only open a level. */
export function choicesOf( { filters }: { readonly filters: readonly FilterOption[] } ): readonly FilterOption[] {
	return filters.flatMap( ( option ) => ( option.subFilters ? choicesOf( { filters: option.subFilters } ) : [ option ] ) );
}
