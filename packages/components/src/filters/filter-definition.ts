import type { IdSearch } from '../form/use-tag-labels';
import type { FieldOption } from '../form/select-field';

/** Input for the value of a filter. */
export type FilterInput =
	| { readonly kind: 'select'; readonly options: readonly FieldOption[]; readonly defaultOption?: string | undefined }
	| ( { readonly kind: 'search'; readonly placeholder?: string | undefined } & IdSearch )
	/** Numbers and amounts are typed with the store's separators; their values have a decimal point. */
	| { readonly kind: 'number' | 'currency' | 'text' }
	/** Days as `YYYY-MM-DD`. */
	| { readonly kind: 'date' }
	/** Attribute and one of its values. */
	| { readonly kind: 'attribute'; readonly attributes: IdSearch; readonly valuesOf: ( attribute: string ) => IdSearch };

export interface FilterDefinition {
	/** Key of the filter; its parameters in the address begin with it. */
	readonly key: string;
	readonly labels: {
		/** Menu entry that adds the filter. */
		readonly add: string;
		/** `<title>Status</title> <rule/> <filter/>`, in the order of the language. Older extensions use `{{title}}`. */
		readonly title: string;
		/** Labels for screen readers; by default built from the title. */
		readonly rule?: string | undefined;
		readonly filter?: string | undefined;
		readonly remove?: string | undefined;
	};
	readonly rules: readonly FieldOption[];
	readonly input: FilterInput;
	readonly allowMultiple?: boolean | undefined;
}

/** Active filter, as in the address of the report. */
export interface FilterValue {
	readonly key: string;
	/** Null for a filter without rules. */
	readonly rule: string | null;
	/** A text, the ids of a search, both values of "between", or an attribute and its value. */
	readonly value: string | readonly string[];
}

/** Filter that is being edited. */
export interface FilterDraft {
	readonly id: number;
	readonly definition: FilterDefinition;
	readonly rule: string | null;
	/** Values of the inputs: typed texts, or ids. */
	readonly texts: readonly string[];
}

/** Rule with two values. */
export const BETWEEN = 'between';

/** Whether a draft has two inputs, for a range. */
export function isRange( { definition, rule }: Pick< FilterDraft, 'definition' | 'rule' > ): boolean {
	return rule === BETWEEN && [ 'number', 'currency', 'date' ].includes( definition.input.kind );
}
