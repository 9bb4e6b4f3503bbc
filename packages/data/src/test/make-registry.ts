import { beforeAll } from '@jest/globals';
import { createRegistry, type DataRegistry } from '@wordpress/data';
import { bootWith } from '../../../../tests/js/render';
import { loadStoreWork, registerAppStores, registerStores } from '../index';

// Actions and resolvers run immediately, as on a page that has loaded their code.
beforeAll( loadStoreWork );

/** Creates a registry with every store, on a page with a boot object. */
export function makeRegistry(): DataRegistry {
	bootWith();
	const registry = createRegistry();
	registerStores( registry );
	registerAppStores( registry );
	return registry;
}
