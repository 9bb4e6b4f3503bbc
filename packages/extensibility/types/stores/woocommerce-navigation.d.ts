// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { MenuItem } from './values';

/** The store `woocommerce-navigation`. */
export interface WoocommerceNavigation {
	readonly selectors: {
		getMenuItems: () => { [ x: string ]: MenuItem };
		getFavorites: () => readonly string[];
		getPersistedQuery: () => Readonly< Record< string, string > >;
		isNavigationRequesting: ( selector: string ) => boolean;
	};
	readonly actions: {
		addFavorite: ( id: string ) => Promise< void >;
		removeFavorite: ( id: string ) => Promise< void >;
		setMenuItems: ( items: readonly MenuItem[] ) => Promise< void >;
		addMenuItems: ( items: readonly MenuItem[] ) => Promise< void >;
		onHistoryChange: () => Promise< void >;
		onLoad: () => Promise< void >;
	};
}
