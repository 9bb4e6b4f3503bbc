import { useMemo } from 'react';
import { useItemSearches, type ItemContext, type ItemSearch, type ItemTag } from '@store-admin/data';
import { decodeText } from '../../../../shared/plain-text';

/** Returns the search for a kind of items; null for a kind that the host does not have. */
export type ItemSearchOf = ( type: string, context?: ItemContext ) => ItemSearch | null;

function decoded( tags: readonly ItemTag[] ): readonly ItemTag[] {
	return tags.map( ( { key, label } ) => ( { key, label: decodeText( label ) } ) );
}

/** Returns the searches for products, customers and the like, with names as plain text. The function is the same in each render. */
export function useItemSearch(): ItemSearchOf {
	const searches = useItemSearches();
	return useMemo(
		() => ( type, context ) => {
			const found = searches( type, context );
			const getLabels = found?.getLabels;
			return (
				found && {
					search: async ( text, signal ) => decoded( await found.search( text, signal ) ),
					getLabels: getLabels && ( async ( ids ) => decoded( await getLabels( ids ) ) ),
				}
			);
		},
		[ searches ]
	);
}
