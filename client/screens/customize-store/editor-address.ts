import { getNewPath, getPersistedQuery } from '@store-admin/navigation';
import { buildQuery } from '@store-admin/query';

/** The address of Home, which keeps where the flow was started. */
export function homeHref(): string {
	return getNewPath( {}, '/', getPersistedQuery() );
}

/**
 * The address, relative to wp-admin, where the look of the store is changed.
 *
 * @param isBlockTheme Whether the theme is edited in the site editor; the customizer leads back to Home.
 */
export function editorAddress( isBlockTheme: boolean ): string {
	return isBlockTheme ? 'site-editor.php' : `customize.php?${ buildQuery( { return: homeHref() } ) }`;
}

/**
 * Where a step of older hosts leads: their own designer is gone, and the site editor has its place.
 *
 * @param path         Path of the page.
 * @param isBlockTheme Whether the theme is edited in the site editor.
 * @return Undefined for the hub, and where the theme has no site editor.
 */
export function handOver( path: string, isBlockTheme: boolean ): string | undefined {
	const step = path.replace( /^\/customize-store\/?/, '' ).split( '/' )[ 0 ] ?? '';
	return isBlockTheme && ! [ '', 'intro' ].includes( step ) ? editorAddress( true ) : undefined;
}
