import { combineReducers, createReduxStore } from '@wordpress/data';
import { fetchFavorites, saveFavorite, type WireObject } from '@store-admin/api';
import { applySafeFilter } from '@store-admin/extensibility';
import { memoized } from '../remote-data/memoized';
import { isRequesting, reading, requestsReducer, track, type RequestsState } from '../remote-data/requests';
import { createSingleValue } from '../remote-data/single-value';
import { stateOf, type PlainAction, type ThunkContext } from '../remote-data/thunk';

type MenuItem = WireObject & { readonly id: string };

interface NavigationState {
	readonly menuItems: Readonly< Record< string, MenuItem > >;
	readonly favorites: readonly string[];
	readonly persistedQuery: Readonly< Record< string, string > >;
	readonly requests: RequestsState;
}

const NO_FAVORITES: readonly string[] = [];
const PERSISTED = [ 'period', 'compare', 'before', 'after', 'interval', 'type' ];
const menuItems = createSingleValue< Readonly< Record< string, MenuItem > > >( 'SET_MENU_ITEMS', {} );
const favorites = createSingleValue( 'SET_FAVORITES', NO_FAVORITES );
const persistedQuery = createSingleValue< Readonly< Record< string, string > > >( 'SET_PERSISTED_QUERY', {} );

function isMenu( value: unknown ): value is Readonly< Record< string, MenuItem > > {
	return typeof value === 'object' && value !== null;
}

const selectors = {
	getMenuItems: memoized(
		( state: NavigationState ) => [ state.menuItems ],
		( state ) => applySafeFilter( 'woocommerce_navigation_menu_items', { ...state.menuItems }, isMenu )
	),
	getFavorites: ( state: NavigationState ): readonly string[] => state.favorites,
	getPersistedQuery: ( state: NavigationState ): Readonly< Record< string, string > > => state.persistedQuery,
	isNavigationRequesting: ( state: NavigationState, selector: string ): boolean => isRequesting( state.requests, selector ),
};

type Context = ThunkContext< NavigationState >;

function byId( items: readonly MenuItem[] ): Readonly< Record< string, MenuItem > > {
	return Object.fromEntries( items.map( ( item ) => [ item.id, item ] ) );
}

function readAddress(): PlainAction {
	const query = new URLSearchParams( globalThis.location.search );
	const kept: Record< string, string > = {};
	for ( const name of PERSISTED ) {
		const value = query.get( name );
		if ( value !== null ) {
			kept[ name ] = value;
		}
	}
	return persistedQuery.receive( kept );
}

/** Shows the mark at once and takes it back when the server refuses. */
function mark( name: string, id: string, isFavorite: boolean ) {
	return async ( { dispatch, select }: Context ): Promise< void > => {
		const before = stateOf( { select } ).favorites;
		const others = before.filter( ( candidate ) => candidate !== id );
		dispatch( favorites.receive( isFavorite ? [ ...others, id ] : others ) );
		try {
			await dispatch( track( name, [], async () => saveFavorite( id, isFavorite ) ) );
		} catch ( error ) {
			dispatch( favorites.receive( before ) );
			throw error;
		}
	};
}

const actions = {
	setMenuItems: ( items: readonly MenuItem[] ): PlainAction => menuItems.receive( byId( items ) ),
	addMenuItems:
		( items: readonly MenuItem[] ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( menuItems.receive( { ...stateOf( { select } ).menuItems, ...byId( items ) } ) );
		},
	addFavorite: ( id: string ) => mark( 'addFavorite', id, true ),
	removeFavorite: ( id: string ) => mark( 'removeFavorite', id, false ),
	/** The address changed: what is kept from page to page is read from it. */
	onHistoryChange: readAddress,
	onLoad: readAddress,
};

/** What is left of the host's former navigation: menu items of extensions, and favourites on older hosts. */
export const navigationStore = createReduxStore< NavigationState, typeof actions, typeof selectors >( 'woocommerce-navigation', {
	reducer: combineReducers( {
		menuItems: menuItems.reducer,
		favorites: favorites.reducer,
		persistedQuery: persistedQuery.reducer,
		requests: requestsReducer,
	} ),
	actions,
	selectors,
	resolvers: { getFavorites: reading( 'getFavorites', fetchFavorites, favorites.receive ) },
} );
