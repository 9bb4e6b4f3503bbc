import type { IdSearch } from '../form/use-tag-labels';
import type { FieldOption } from '../form/select-field';

/** What the value of a filter is entered with. */
export type FilterInput =
	| { readonly kind: 'select'; readonly options: readonly FieldOption[]; readonly defaultOption?: string | undefined }
	| ( { readonly kind: 'search'; readonly placeholder?: string | undefined } & IdSearch )
	/** Numbers and amounts are typed with the store's separators, and handed over with a decimal point. */
	| { readonly kind: 'number' | 'currency' | 'text' }
	/** Days as `YYYY-MM-DD`. */
	| { readonly kind: 'date' }
	/** An attribute, and one of its values. */
	| { readonly kind: 'attribute'; readonly attributes: IdSearch; readonly valuesOf: ( attribute: string ) => IdSearch };

export interface FilterDefinition {
	/** Name of the filter; its parts in the address begin with it. */
	readonly key: string;
	readonly labels: {
		/** Entry of the menu that adds the filter. */
		readonly add: string;
		/** `<title>Status</title> <rule/> <filter/>`, in the order of the language; `{{title}}` as older extensions have it. */
		readonly title: string;
		/** Names for screen readers; made from the title when left out. */
		readonly rule?: string | undefined;
		readonly filter?: string | undefined;
		readonly remove?: string | undefined;
	};
	readonly rules: readonly FieldOption[];
	readonly input: FilterInput;
	readonly allowMultiple?: boolean | undefined;
}

/** A filter that is in force, as the address of the report has it. */
export interface FilterValue {
	readonly key: string;
	/** Null for a filter without rules. */
	readonly rule: string | null;
	/** One text; ids of a search; both ends of "between"; an attribute and its value. */
	readonly value: string | readonly string[];
}

/** A filter while it is edited. */
export interface FilterDraft {
	readonly id: number;
	readonly definition: FilterDefinition;
	readonly rule: string | null;
	/** What stands in the controls: texts as typed, or ids. */
	readonly texts: readonly string[];
}

/** The rule with two ends. */
export const BETWEEN = 'between';

/** Whether a draft has two inputs, for two ends. */
export function isRange( { definition, rule }: Pick< FilterDraft, 'definition' | 'rule' > ): boolean {
	return rule === BETWEEN && [ 'number', 'currency', 'date' ].includes( definition.input.kind );
}
