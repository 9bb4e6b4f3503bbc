import { useMemo } from 'react';
import { getHistory } from './path-history';
import { parseQuery, type Query } from '@store-admin/query';
import { useAddress } from './use-address';

/** The parsed query of the current address, `page` and `path` included. */
export function getQuery(): Query {
	return parseQuery( getHistory().location.search );
}

/** The current path, `/` on Home. */
export function getPath(): string {
	return getHistory().location.pathname;
}

/** The current path. The component renders again when it changes. */
export function usePath(): string {
	return useAddress( ( history ) => history.location.pathname );
}

/** The parsed query with lists and maps, which extension pages get as `query`. The component renders again when it changes. */
export function useFullQuery(): Query {
	const search = useAddress( ( history ) => history.location.search );
	return useMemo( () => parseQuery( search ), [ search ] );
}

/** The values of the query that are plain strings. The component renders again when they change. */
export function useQuery(): Readonly< Record< string, string > > {
	const query = useFullQuery();
	return useMemo( () => plainValues( query ), [ query ] );
}

/**
 * The plain values of the query that the document was requested with. WordPress removes some of them from the address
 * before any script runs (`error`, `message`, `updated`…), so that a reload does not show the same notice again.
 */
export function getArrivalQuery(): Readonly< Record< string, string > > {
	const [ arrival ] = 'getEntriesByType' in performance ? performance.getEntriesByType( 'navigation' ) : [];
	return arrival ? plainValues( parseQuery( new URL( arrival.name, window.location.href ).search ) ) : {};
}

function plainValues( query: Query ): Readonly< Record< string, string > > {
	const values: Record< string, string > = {};
	for ( const [ name, value ] of Object.entries( query ) ) {
		if ( typeof value === 'string' ) {
			values[ name ] = value;
		}
	}
	return values;
}
