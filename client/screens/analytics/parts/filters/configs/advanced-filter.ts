import type { AdvancedFilter, FilterInput, FilterRule } from '@store-admin/report-query';

/** Texts of an advanced filter. */
export interface FilterTexts {
	/** Menu entry that adds the filter. */
	readonly add: string;
	readonly placeholder?: string;
	readonly remove: string;
	/** Name of the control for the rule. */
	readonly rule: string;
	/** Sentence of the filter: `<title>Status</title> <rule/> <filter/>`. */
	readonly title: string;
	/** Name of the control for the value. */
	readonly filter?: string;
}

/** Creates an advanced filter that can be used once. */
export function advancedFilter( labels: FilterTexts, rules: readonly FilterRule[], input: FilterInput ): AdvancedFilter {
	return { labels: { ...labels }, rules, input, allowMultiple: false };
}

/** Creates the two rules of a search for items. */
export function includesOrExcludes( includes: string, excludes: string ): readonly FilterRule[] {
	return [
		{ value: 'includes', label: includes },
		{ value: 'excludes', label: excludes },
	];
}

/** Creates a search for items of a kind. */
export function searchFor( type: string ): FilterInput {
	return { component: 'Search', type };
}

/** Creates a search among names that are known, by their ids. */
export function searchAmong( names: Readonly< Record< string, string > > ): FilterInput {
	const tags = Object.entries( names ).map( ( [ key, label ] ) => ( { key, label } ) );
	return { component: 'Search', type: 'custom', autocompleter: { options: tags }, getLabels: async () => Promise.resolve( tags ) };
}

/** Creates a list to choose from. */
export function selectFrom( options: readonly ( readonly [ value: string, label: string ] )[], defaultOption?: string ): FilterInput {
	return {
		component: 'SelectControl',
		options: options.map( ( [ value, label ] ) => ( { value, label } ) ),
		...( defaultOption === undefined ? {} : { defaultOption } ),
	};
}
