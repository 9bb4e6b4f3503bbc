import { useEffect, useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { SearchTag, TagSearchFieldProps } from '@store-admin/components';
import type { ApiError } from '@store-admin/data';
import type { Query } from '@store-admin/navigation';
import type { QueryInput } from '@store-admin/query';
import { withSearch, type ReportQueryDefinition } from '@store-admin/report-query';
import { useItemSearch } from '../filters/use-item-search';
import type { ReportSearch } from './report-definition';

export interface TableSearchHook {
	/** Ids of the items that have the words; null while they are unknown, undefined without a search. */
	readonly found: readonly string[] | null | undefined;
	/** Why the items could not be searched. */
	readonly error: ApiError | null;
	readonly retry: () => void;
	/** Properties of the search box; undefined for a report without one. */
	readonly field: TagSearchFieldProps | undefined;
}

interface Found {
	/** The search that it answers. */
	readonly key: string;
	readonly ids: readonly string[] | null;
	readonly error: ApiError | null;
}

/** Maximum of the routes: the rows of all of these items are in the report. */
const ALL_FOUND = { limit: 100 };

/** Fetches the ids of the items that have one of the words. */
function useFoundIds( type: string | undefined, words: readonly string[] ) {
	const searches = useItemSearch();
	const [ answer, setAnswer ] = useState< Found | null >( null );
	const [ attempt, setAttempt ] = useState( 0 );
	const key = type === undefined || words.length === 0 ? '' : JSON.stringify( words );
	useEffect( () => {
		const items = type === undefined ? null : searches( type, ALL_FOUND );
		if ( key === '' || ! items ) {
			return undefined;
		}
		const controller = new AbortController();
		const receive = ( result: Omit< Found, 'key' > ) => ! controller.signal.aborted && setAnswer( { key, ...result } );
		Promise.all( ( JSON.parse( key ) as readonly string[] ).map( async ( word ) => items.search( word, controller.signal ) ) ).then(
			( lists ) => receive( { ids: [ ...new Set( lists.flat().map( ( tag ) => tag.key ) ) ], error: null } ),
			( error: ApiError ) => receive( { ids: null, error } )
		);
		return () => controller.abort();
	}, [ searches, type, key, attempt ] );
	const { ids, error } = answer?.key === key ? answer : { ids: null, error: null };
	return {
		isSearching: key !== '',
		ids,
		error,
		retry: () => {
			setAnswer( null );
			setAttempt( attempt + 1 );
		},
	};
}

interface TableSearchOptions {
	readonly search: ReportSearch | undefined;
	readonly words: readonly string[];
	readonly query: Query;
	readonly definition: ReportQueryDefinition;
	readonly open: ( query: QueryInput ) => void;
}

/** The search box above the table. Its words are in the address; the requests of the report get the ids of the items that have them. */
export function useTableSearch( { search, words, query, definition, open }: TableSearchOptions ): TableSearchHook {
	const searches = useItemSearch();
	const { isSearching, ids, error, retry } = useFoundIds( search?.type, words );
	const items = useMemo( () => ( search ? searches( search.type ) : null ), [ searches, search ] );
	const field = items &&
		search && {
			label: search.label,
			placeholder: search.label,
			tags: words.map( ( word ): SearchTag => ( { key: word, label: word } ) ),
			search: async ( text: string, signal: AbortSignal ) =>
				( await items.search( text, signal ) ).map( ( { label } ) => ( { key: label, label } ) ),
			/* translators: %s: typed text. */
			freeTextLabel: ( text: string ) => sprintf( __( 'All with “%s” in the name', 'store-admin' ), text ),
			onChange: ( tags: readonly SearchTag[] ) =>
				open(
					withSearch(
						query,
						definition,
						tags.map( ( { label } ) => label )
					)
				),
		};
	return {
		found: isSearching ? ids : undefined,
		error: isSearching ? error : null,
		retry,
		field: field || undefined,
	};
}
