import { useMemo } from 'react';
import { useCategories, type Category } from '@store-admin/data';
import { decodeText } from '../../../../shared/plain-text';
import type { CategoryNames } from './category-names';

/** Returns the category and its parents, outermost first. A parent that is its own ancestor ends the list. */
function lineOf( id: number, categories: ReadonlyMap< number, Category > ): readonly Category[] {
	const line = new Map< number, Category >();
	let next = categories.get( id );
	while ( next && ! line.has( next.id ) ) {
		line.set( next.id, next );
		next = categories.get( next.parent );
	}
	return [ ...line.values() ].reverse();
}

/**
 * The names of all categories. If they cannot be fetched, every category is unknown.
 *
 * @param isNeeded Whether to fetch them at all; they are pending until then.
 */
export function useCategoryNames( isNeeded = true ): CategoryNames {
	const { remote } = useCategories( isNeeded );
	return useMemo( () => {
		const categories = new Map( remote.status === 'ready' ? remote.data.map( ( category ) => [ category.id, category ] ) : [] );
		return {
			isPending: remote.status === 'pending',
			pathOf: ( id ) => lineOf( id, categories ).map( ( { name } ) => decodeText( name ) ),
		};
	}, [ remote ] );
}
