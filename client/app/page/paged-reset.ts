import type { Query } from '@store-admin/navigation';

const IGNORED = [ 'chartType', 'filter', 'paged' ];

/** Whether a list must go back to its first page: a later page is open, and the query changed in more than chart type, filter name and page. */
export function needsFirstPage( previous: Query, query: Query ): boolean {
	return previous !== query && Number( query[ 'paged' ] ) > 1 && contentOf( previous ) !== contentOf( query );
}

function contentOf( query: Query ): string {
	const entries = Object.entries( query ).filter( ( [ name ] ) => ! IGNORED.includes( name ) );
	return JSON.stringify( entries.sort( ( [ one ], [ other ] ) => ( one < other ? -1 : 1 ) ) );
}
