import type { IdSearch, SearchTag } from '@store-admin/components';
import { warnOfCulprit } from '@store-admin/extensibility';
import type { Query } from '@store-admin/query';
import type { FilterSettings } from '@store-admin/report-query';
import { customSearch } from './custom-search';
import type { ItemSearchOf } from './use-item-search';

/** The part of a filter's configuration that tells how its items are found. */
type Source = Partial< Pick< FilterSettings, 'type' | 'getLabels' | 'autocompleter' > >;

export interface FilterSearchOptions {
	/** Names the filter in console warnings. */
	readonly culprit: string;
	readonly query: Query;
	readonly itemSearch: ItemSearchOf;
	/** Ids of the products whose variations are searched. */
	readonly parents?: readonly string[];
}

function toTags( found: unknown ): readonly SearchTag[] {
	if ( ! Array.isArray( found ) ) {
		throw new TypeError( 'getLabels() did not return a list.' );
	}
	return ( found as readonly unknown[] ).flatMap( ( item ) => {
		const { key, id, label } = ( typeof item === 'object' && item !== null ? item : {} ) as Record< string, unknown >;
		const name = key ?? id;
		return ( typeof name === 'string' || typeof name === 'number' ) && typeof label === 'string'
			? [ { key: String( name ), label } ]
			: [];
	} );
}

/** Calls the function of an extension that looks up labels. Rejects when it fails, so that the field offers a retry. */
function ownLabels( getLabels: NonNullable< Source[ 'getLabels' ] >, { culprit, query }: FilterSearchOptions ): IdSearch[ 'getLabels' ] {
	return async ( ids ) => {
		try {
			return toTags( await getLabels( ids.join( ',' ), query ) );
		} catch ( error ) {
			warnOfCulprit( `${ culprit }, getLabels`, 'failed. The names are missing.', error );
			throw error;
		}
	};
}

/**
 * Creates the search for the items of a filter.
 *
 * @param source  Kind of the items, and functions of an extension.
 * @param options Name of the filter, query of the address and the searches of the host's own kinds.
 * @return Null, with a console warning, for a kind that does not exist.
 */
export function filterSearch( { type = '', getLabels, autocompleter }: Source, options: FilterSearchOptions ): IdSearch | null {
	const { culprit, itemSearch, parents } = options;
	const items = type === 'custom' && autocompleter ? null : itemSearch( type, { parents } );
	const search = items?.search ?? ( autocompleter && customSearch( autocompleter, culprit ) );
	if ( ! search ) {
		warnOfCulprit( culprit, `has the unknown search “${ type }”. It was left out.` );
		return null;
	}
	return { search, getLabels: getLabels ? ownLabels( getLabels, options ) : items?.getLabels };
}
