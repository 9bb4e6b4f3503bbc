import { createReduxStore, type ReduxStoreConfig, type StoreDescriptor } from '@wordpress/data';

/** A store descriptor whose type includes the name of the store. */
export type NamedStore< Name extends string, Actions, Selectors > = StoreDescriptor< ReduxStoreConfig< unknown, Actions, Selectors > > & {
	readonly name: Name;
};

/**
 * Describes a store of @wordpress/data. `registerStores()` puts it on the page.
 *
 * @param name   The name by which extensions find it.
 * @param config Reducer, selectors, actions and resolvers.
 */
export function createStore< Name extends string, Actions = object, Selectors = object >(
	name: Name,
	config: ReduxStoreConfig< unknown, Actions, Selectors >
): NamedStore< Name, Actions, Selectors > {
	return { ...createReduxStore( name, config ), name };
}
