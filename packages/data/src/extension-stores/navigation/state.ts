import { combineReducers } from '@wordpress/data';
import type { WireObject } from '@store-admin/api';
import { applySafeFilter } from '@store-admin/extensibility';
import { parseQuery } from '@store-admin/query';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue, type ValueAction } from '../../core/remote-data/single-value';
import { stateOf, type PlainAction, type ThunkContext } from '../../core/remote-data/thunk';

export type MenuItem = WireObject & { readonly id: string };

export type PersistedQuery = Readonly< Record< string, string > >;

export interface NavigationState {
	readonly menuItems: Readonly< Record< string, MenuItem > >;
	readonly favorites: readonly string[];
	readonly persistedQuery: PersistedQuery;
	readonly requests: RequestsState;
}

const PERSISTED = [ 'period', 'compare', 'before', 'after', 'interval', 'type' ];
const menuItems = createSingleValue< Readonly< Record< string, MenuItem > > >( 'SET_MENU_ITEMS', {} );
const persistedQuery = createSingleValue< PersistedQuery >( 'SET_PERSISTED_QUERY', {} );

const NO_FAVORITES: readonly string[] = [];

/** Ids of favorite menu items, on hosts that still have favorites. */
export const favorites = createSingleValue( 'SET_FAVORITES', NO_FAVORITES );

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

export const navigationReducer = combineReducers( {
	menuItems: menuItems.reducer,
	favorites: favorites.reducer,
	persistedQuery: ( state = readAddress().value, action: ValueAction< PersistedQuery > ) => persistedQuery.reducer( state, action ),
	requests: requestsReducer,
} );

/** The public actions of `woocommerce-navigation` that store values. */
export const receiveActions = {
	setMenuItems: ( items: readonly MenuItem[] ): PlainAction => menuItems.receive( byId( items ) ),
	addMenuItems:
		( items: readonly MenuItem[] ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( menuItems.receive( { ...stateOf( { select } ).menuItems, ...byId( items ) } ) );
		},
	/** Called when the address changes: reads the persisted query from it. */
	onHistoryChange: readAddress,
	onLoad: readAddress,
};
