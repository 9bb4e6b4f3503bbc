import { register as registerDefault, select as selectDefault, type StoreDescriptor } from '@wordpress/data';
import { countsStore } from './counts/store';
import { noticesStore } from './notices/store';
import { notesStore } from './notes/store';
import { onboardingStore } from './onboarding/store';
import { optionsStore } from './options/store';
import { pluginsStore } from './plugins/store';
import { userStore } from './user/store';

/** The part of a registry that registering needs; `createRegistry()` of @wordpress/data gives one. */
export interface StoreRegistry {
	register: ( store: StoreDescriptor ) => void;
	select: ( name: string ) => unknown;
}

const PAGE_REGISTRY: StoreRegistry = {
	register: registerDefault,
	select: ( name ) => selectDefault( name ),
};

const STORES: readonly StoreDescriptor[] = [
	onboardingStore,
	optionsStore,
	pluginsStore,
	notesStore,
	noticesStore,
	userStore,
	countsStore,
];

/**
 * Registers every store, except those whose name the page has already: extension and page then share that one.
 *
 * @param registry The page's registry when left out.
 */
export function registerStores( registry: StoreRegistry = PAGE_REGISTRY ): void {
	for ( const store of STORES ) {
		if ( ! registry.select( store.name ) ) {
			registry.register( store );
		}
	}
}
