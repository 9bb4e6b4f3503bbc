import type { Query } from '@store-admin/query';

/** Texts of a filter's search field, and the parameter of its ids. */
export interface FilterSettings {
	/** Kind of records to search, for example `products`; `custom` with an extension's own completer. */
	readonly type: string;
	/** Parameter of the chosen ids in the address. */
	readonly param: string;
	/** Looks up the labels of ids in the address. */
	readonly getLabels?: ( ids: string, query: Query ) => Promise< readonly { readonly key: string | number; readonly label: string }[] >;
	readonly labels?: Readonly< Record< string, unknown > >;
	readonly autocompleter?: Readonly< Record< string, unknown > >;
}

/** Choice of a simple filter. */
export interface FilterOption {
	readonly label: string;
	readonly value: string;
	readonly chartMode?: 'item-comparison' | 'time-comparison';
	/** Choices of the next level; this choice then only opens that level. */
	readonly subFilters?: readonly FilterOption[];
	/** Values of the parent choices. */
	readonly path?: readonly string[];
	/** `Search` for a choice that needs ids. */
	readonly component?: unknown;
	readonly settings?: FilterSettings;
	readonly onClick?: ( ...args: readonly unknown[] ) => unknown;
}

/** Simple filter of a report, in the form of the public filters `woocommerce_admin_*_report_filters`. */
export interface ReportFilter {
	readonly label: string;
	/** Parameters that are kept when another choice is made. */
	readonly staticParams: readonly string[];
	/** Parameter of the choice in the address. */
	readonly param: string;
	readonly showFilters: ( query: Query, context: { readonly advancedFilters: AdvancedFilters } ) => boolean;
	/** Choice when the address has none; `all` by default. */
	readonly defaultValue?: string;
	readonly filters: readonly FilterOption[];
}

export interface FilterRule {
	/** Suffix of the parameter in the address: `is` in `status_is`. */
	readonly value: string;
	readonly label: string;
}

export interface FilterInput {
	/** `SelectControl`, `Search`, `Number`, `Currency`, `Date`, `ProductAttribute` or `Text`. */
	readonly component: string;
	/** Kind of records that a `Search` finds, for example `coupons`. */
	readonly type?: string;
	readonly getLabels?: ( ids: string, query: Query ) => Promise< readonly { readonly key: string | number; readonly label: string }[] >;
	/** The extension's own search for the type `custom`. */
	readonly autocompleter?: Readonly< Record< string, unknown > >;
	readonly options?: readonly { readonly value: string; readonly label: string }[];
	readonly defaultOption?: string;
}

/** One advanced filter. */
export interface AdvancedFilter {
	readonly labels: Readonly< Record< string, string > >;
	/** If empty, the parameter in the address is the key of the filter. */
	readonly rules: readonly FilterRule[];
	readonly input: FilterInput;
	/** Whether the filter can be used several times at once. */
	readonly allowMultiple: boolean;
}

/** Advanced filters of a report, in the form of the public filters `woocommerce_admin_*_report_advanced_filters`. */
export interface AdvancedFilters {
	/** Contains `<select/>` in place of the choice between "all" and "any". */
	readonly title: string;
	readonly filters: Readonly< Record< string, AdvancedFilter > >;
}

/** Default choice of a simple filter. */
const ALL = 'all';

/** Choice that shows the advanced filters. */
export const ADVANCED = 'advanced';

/** Whether a choice compares items: without any, its card is open and the report shows all items. */
export function isComparison( { value }: Pick< FilterOption, 'value' > ): boolean {
	return value.startsWith( 'compare-' );
}

/** Returns the choice of a filter when the address has none. */
export function defaultChoice( { defaultValue }: ReportFilter ): string {
	return defaultValue ?? ALL;
}

/** Returns the choices of all levels of a filter, without those that only open a level. */
export function choicesOf( { filters }: { readonly filters: readonly FilterOption[] } ): readonly FilterOption[] {
	return filters.flatMap( ( option ) => ( option.subFilters ? choicesOf( { filters: option.subFilters } ) : [ option ] ) );
}
