import { register as registerDefault, select as selectDefault, type StoreDescriptor } from '@wordpress/data';
import * as appStores from './app-stores';
import { traced } from './core/traced-store';
import * as stores from './stores';

type StoreOf = ( typeof stores )[ keyof typeof stores ];

/** Every store that extensions may use, by its name. */
export type PublicStores = {
	readonly [ Store in StoreOf as Exclude< Store[ 'name' ], `store-admin/${ string }` > ]: Store;
};

/** The methods of a registry that are needed here; `createRegistry()` of @wordpress/data returns one. */
export interface StoreRegistry {
	register: ( store: StoreDescriptor ) => void;
	select: ( name: string ) => unknown;
}

const PAGE_REGISTRY: StoreRegistry = {
	register: registerDefault,
	select: ( name ) => selectDefault( name ),
};

function registerAll( list: readonly StoreDescriptor[], registry: StoreRegistry ): void {
	for ( const store of list ) {
		if ( ! registry.select( store.name ) ) {
			registry.register( traced( store ) );
		}
	}
}

/**
 * Registers the stores of every page, except those whose name exists on the page: then extensions and the app share the
 * existing store.
 *
 * @param registry The page's registry when left out.
 */
export function registerStores( registry: StoreRegistry = PAGE_REGISTRY ): void {
	registerAll( Object.values< StoreDescriptor >( stores ), registry );
}

/**
 * Registers the stores that only screens of the app use. Classic pages do not call it, so their bundle does without them.
 *
 * @param registry The page's registry when left out.
 */
export function registerAppStores( registry: StoreRegistry = PAGE_REGISTRY ): void {
	registerAll( Object.values< StoreDescriptor >( appStores ), registry );
}
