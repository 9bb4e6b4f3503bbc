import { applySafeFilter } from '@store-admin/extensibility';
import { memoized } from '../../core/remote-data/memoized';
import { isRequesting } from '../../core/remote-data/requests';
import type { MenuItem, NavigationState, PersistedQuery } from './state';

function isMenu( value: unknown ): value is Readonly< Record< string, MenuItem > > {
	return typeof value === 'object' && value !== null;
}

/** The public selectors of `woocommerce-navigation`. */
export const selectors = {
	getMenuItems: memoized(
		( state: NavigationState ) => [ state.menuItems ],
		( state ) => applySafeFilter( 'woocommerce_navigation_menu_items', { ...state.menuItems }, isMenu )
	),
	getFavorites: ( state: NavigationState ): readonly string[] => state.favorites,
	getPersistedQuery: ( state: NavigationState ): PersistedQuery => state.persistedQuery,
	isNavigationRequesting: ( state: NavigationState, selector: string ): boolean => isRequesting( state.requests, selector ),
};
