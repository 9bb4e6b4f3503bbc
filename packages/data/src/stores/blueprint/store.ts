import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { blueprintReducer } from './state';

/** Whether blueprints can be imported. */
export const blueprintStore = createStore( 'store-admin/blueprint', {
	reducer: blueprintReducer,
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		isImportAllowed: true,
	} ),
} );
