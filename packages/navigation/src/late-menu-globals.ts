import type { MenuPage } from './admin-menu';
import type { Query } from '@store-admin/query';

/**
 * Defines the two window functions that extensions call to refresh the menu, as `installMenuGlobals` does; what they do is
 * loaded with the first call. For classic pages, where nobody but an extension calls them.
 */
export function installLateMenuGlobals(): void {
	Object.assign( window, {
		wpNavMenuUrlUpdate: async ( query: Query = {} ) => ( await import( './admin-menu' ) ).rewriteMenuLinks( query ),
		wpNavMenuClassChange: async ( page: MenuPage = {}, url = '/' ) =>
			( await import( './admin-menu' ) ).markCurrentMenuItem( page, url ),
	} );
}
