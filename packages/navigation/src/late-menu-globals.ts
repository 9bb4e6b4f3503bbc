import type { MenuPage } from './admin-menu';
import type { Query } from '@store-admin/query';

/**
 * Defines the same two window functions as `installMenuGlobals`, but loads their code with the first call. Classic pages use this, since only
 * extensions call the functions there.
 */
export function installLateMenuGlobals(): void {
	Object.assign( window, {
		wpNavMenuUrlUpdate: async ( query: Query = {} ) =>
			( await import( /* webpackChunkName: "menu-globals" */ './admin-menu' ) ).rewriteMenuLinks( query ),
		wpNavMenuClassChange: async ( page: MenuPage = {}, url = '/' ) =>
			( await import( /* webpackChunkName: "menu-globals" */ './admin-menu' ) ).markCurrentMenuItem( page, url ),
	} );
}
