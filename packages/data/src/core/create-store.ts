import { createReduxStore, type ReduxStoreConfig, type StoreDescriptor } from '@wordpress/data';

/** A store whose type knows its name. */
export type NamedStore< Name extends string, Actions, Selectors > = StoreDescriptor< ReduxStoreConfig< unknown, Actions, Selectors > > & {
	readonly name: Name;
};

/**
 * Describes a store of @wordpress/data. It is on the page once `registerStores()` was called.
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
