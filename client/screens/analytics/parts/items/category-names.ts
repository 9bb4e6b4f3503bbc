import { __, sprintf } from '@wordpress/i18n';

/** Names of categories with their parents. */
export interface CategoryNames {
	/** Whether the names are still being fetched. */
	readonly isPending: boolean;
	/** Returns the names of a category and its parents, outermost first; empty for an unknown category. */
	readonly pathOf: ( id: number ) => readonly string[];
}

const SEPARATOR = ' › ';

/** Formats the parents of a category for a cell. Like in the host, only the outermost and the innermost of many are named. */
export function parentsText( path: readonly string[] ): string {
	const parents = path.slice( 0, -1 );
	if ( parents.length > 2 ) {
		return `${ parents[ 0 ] ?? '' } … ${ parents.at( -1 ) ?? '' }${ SEPARATOR }`;
	}
	return parents.map( ( name ) => `${ name }${ SEPARATOR }` ).join( '' );
}

/** Words for a category whose name is not known, because it was deleted or this user may not read categories. */
export function unknownName( id: number ): string {
	/* translators: %d: number of a category. */
	return sprintf( __( '#%d (name unknown)', 'store-admin' ), id );
}

/** Formats a category with all its parents, for exports. */
export const pathText = ( path: readonly string[] ): string => path.join( SEPARATOR );
