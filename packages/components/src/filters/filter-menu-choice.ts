import type { SearchTag, TagSearch } from '../form/use-tag-search';

export interface FilterMenuSearch extends Pick< TagSearch, 'search' > {
	readonly label: string;
	readonly placeholder?: string | undefined;
	readonly onChoose: ( tag: SearchTag ) => void;
}

export interface FilterMenuChoice {
	readonly value: string;
	readonly label: string;
	/** Choices of the next level; this choice then only opens that level. */
	readonly choices?: readonly FilterMenuChoice[] | undefined;
	/** Search for one item by name; this choice then only opens the search. */
	readonly search?: FilterMenuSearch | undefined;
}

/** Returns the choices from the first level down to the one with this value; empty if there is none. */
export function pathTo( choices: readonly FilterMenuChoice[], value: string ): readonly FilterMenuChoice[] {
	for ( const choice of choices ) {
		if ( choice.value === value && ! choice.choices ) {
			return [ choice ];
		}
		const below = pathTo( choice.choices ?? [], value );
		if ( below.length > 0 ) {
			return [ choice, ...below ];
		}
	}
	return [];
}
