import { useRegistry, type DataRegistry } from '@wordpress/data';
import { ITEM_KINDS, type ItemContext, type ItemKind, type ItemType } from './item-kinds';
import type { ItemTag } from './item-labels';

/** Search for one kind of items. */
export interface ItemSearch {
	/** Finds items by a part of their name; rejects with an ApiError. */
	readonly search: ( text: string, signal: AbortSignal ) => Promise< readonly ItemTag[] >;
	/** Returns the names of ids; ids without an item are left out. Undefined if the id is the name. Rejects with an ApiError. */
	readonly getLabels: ( ( ids: readonly string[] ) => Promise< readonly ItemTag[] > ) | undefined;
}

/** Returns the search for a kind of items; null for a kind that does not exist. */
export type ItemSearches = ( type: string, context?: ItemContext ) => ItemSearch | null;

/** Names by kind and id. A name that is being fetched is a promise, so that each id is requested once. */
type KnownLabels = Map< string, Promise< ItemTag | undefined > >;

function isItemType( type: string ): type is ItemType {
	return Object.hasOwn( ITEM_KINDS, type );
}

/** Fetches the names that are not known yet. Failed requests are forgotten, so that a retry sends them again. */
async function labelsOf(
	lookUp: NonNullable< ItemKind[ 'lookUp' ] >,
	ids: readonly string[],
	context: ItemContext,
	known: KnownLabels,
	keyOf: ( id: string ) => string
): Promise< readonly ItemTag[] > {
	const missing = ids.filter( ( id ) => ! known.has( keyOf( id ) ) );
	if ( missing.length > 0 ) {
		const answer = lookUp( missing, context );
		for ( const id of missing ) {
			known.set(
				keyOf( id ),
				answer.then( ( tags ) => tags.find( ( { key } ) => key === id ) )
			);
		}
		void answer.catch( () => missing.forEach( ( id ) => known.delete( keyOf( id ) ) ) );
	}
	const tags = await Promise.all( ids.map( async ( id ) => known.get( keyOf( id ) ) ) );
	return tags.filter( ( tag ) => tag !== undefined );
}

function createItemSearches(): ItemSearches {
	const known: KnownLabels = new Map();
	return ( type, context = {} ) => {
		if ( ! isItemType( type ) ) {
			return null;
		}
		const { search, lookUp }: ItemKind = ITEM_KINDS[ type ];
		const keyOf = ( id: string ) => JSON.stringify( [ type === 'variableProducts' ? 'products' : type, context.attribute, id ] );
		return {
			search: async ( text, signal ) => {
				const found = await search( text, context, signal );
				found.forEach( ( tag ) => known.set( keyOf( tag.key ), Promise.resolve( tag ) ) );
				return found;
			},
			getLabels: lookUp && ( async ( ids ) => labelsOf( lookUp, ids, context, known, keyOf ) ),
		};
	};
}

const searches = new WeakMap< DataRegistry, ItemSearches >();

/**
 * Returns the searches for items, which filters and tables use. They are no store, because a search can be aborted.
 * The name of each id is fetched once per page view; a failed request is sent again the next time.
 */
export function useItemSearches(): ItemSearches {
	const registry = useRegistry();
	const known = searches.get( registry ) ?? createItemSearches();
	searches.set( registry, known );
	return known;
}
