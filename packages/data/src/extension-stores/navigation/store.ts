<<<<<<< HEAD
import { combineReducers, createReduxStore } from '@wordpress/data';
import type { WireObject } from '@store-admin/api';
import { applySafeFilter } from '@store-admin/extensibility';
import { parseQuery } from '@store-admin/query';
=======
import { createStore } from '../../core/create-store';
>>>>>>> 94faea7 (Data: one file set per store, one registry, deferred names checked by types, useRemote, optimistic edits in stores)
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { navigationReducer, receiveActions } from './state';

<<<<<<< HEAD
type MenuItem = WireObject & { readonly id: string };

type PersistedQuery = Readonly< Record< string, string > >;

interface NavigationState {
	readonly menuItems: Readonly< Record< string, MenuItem > >;
	readonly favorites: readonly string[];
	readonly persistedQuery: PersistedQuery;
	readonly requests: RequestsState;
}

const PERSISTED = [ 'period', 'compare', 'before', 'after', 'interval', 'type' ];
const menuItems = createSingleValue< Readonly< Record< string, MenuItem > > >( 'SET_MENU_ITEMS', {} );
const persistedQuery = createSingleValue< PersistedQuery >( 'SET_PERSISTED_QUERY', {} );

function isMenu( value: unknown ): value is Readonly< Record< string, MenuItem > > {
	return typeof value === 'object' && value !== null;
}

const selectors = {
	getMenuItems: memoized(
		( state: NavigationState ) => [ state.menuItems ],
		( state ) => applySafeFilter( 'woocommerce_navigation_menu_items', { ...state.menuItems }, isMenu )
	),
	getFavorites: ( state: NavigationState ): readonly string[] => state.favorites,
	getPersistedQuery: ( state: NavigationState ): PersistedQuery => state.persistedQuery,
	isNavigationRequesting: ( state: NavigationState, selector: string ): boolean => isRequesting( state.requests, selector ),
};

type Context = ThunkContext< NavigationState >;

function byId( items: readonly MenuItem[] ): Readonly< Record< string, MenuItem > > {
	return Object.fromEntries( items.map( ( item ) => [ item.id, item ] ) );
}

function isNames( value: unknown ): value is readonly string[] {
	return Array.isArray( value ) && value.every( ( name ) => typeof name === 'string' );
}

function readAddress(): ValueAction< PersistedQuery > {
	const names = applySafeFilter< readonly string[] >( 'woocommerce_admin_persisted_queries', [ ...PERSISTED ], isNames );
	const query = parseQuery( globalThis.location.search );
	const kept: Record< string, string > = {};
	for ( const name of names ) {
		const value = query[ name ];
		if ( typeof value === 'string' ) {
			kept[ name ] = value;
		}
	}
	return persistedQuery.receive( kept );
}

const actions = {
	setMenuItems: ( items: readonly MenuItem[] ): PlainAction => menuItems.receive( byId( items ) ),
	addMenuItems:
		( items: readonly MenuItem[] ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( menuItems.receive( { ...stateOf( { select } ).menuItems, ...byId( items ) } ) );
		},
	...deferred( ( { navigation } ) => navigation.actions, [ 'addFavorite', 'removeFavorite' ] ),
	/** The address changed: what is kept from page to page is read from it. */
	onHistoryChange: readAddress,
	onLoad: readAddress,
};

/** What is left of the host's former navigation: menu items of extensions, and favourites on older hosts. */
export const navigationStore = createReduxStore< NavigationState, typeof actions, typeof selectors >( 'woocommerce-navigation', {
	reducer: combineReducers( {
		menuItems: menuItems.reducer,
		favorites: favorites.reducer,
		persistedQuery: ( state = readAddress().value, action: ValueAction< PersistedQuery > ) => persistedQuery.reducer( state, action ),
		requests: requestsReducer,
	} ),
	actions,
=======
/** What is left of the host's former navigation: menu items of extensions, and favorites on older hosts. */
export const navigationStore = createStore( 'woocommerce-navigation', {
	reducer: navigationReducer,
	actions: {
		...receiveActions,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			addFavorite: true,
			removeFavorite: true,
		} ),
	},
>>>>>>> 94faea7 (Data: one file set per store, one registry, deferred names checked by types, useRemote, optimistic edits in stores)
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getFavorites: true,
	} ),
} );
