import type { SearchTag, TagSearch } from '../form/use-tag-search';

export interface FilterMenuSearch extends Pick< TagSearch, 'search' > {
	readonly label: string;
	readonly placeholder?: string | undefined;
	readonly onChoose: ( tag: SearchTag ) => void;
}

export interface FilterMenuChoice {
	readonly value: string;
	readonly label: string;
	/** Choices one level below; the choice itself then only opens them. */
	readonly choices?: readonly FilterMenuChoice[] | undefined;
	/** For a choice of one thing by its name; the choice itself then only opens the search. */
	readonly search?: FilterMenuSearch | undefined;
}

/** The choices from the first level to the one with a value; none when there is no such choice. */
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
