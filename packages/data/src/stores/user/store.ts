import { createStore } from '../../core/create-store';
import { actions } from './actions';
import { resolvers } from './resolvers';
import { selectors } from './selectors';
import { userReducer } from './state';

/** The signed-in user and their preferences. The store is private: extensions use the user in WordPress' own store. */
export const userStore = createStore( 'store-admin/user', { reducer: userReducer, actions, selectors, resolvers } );
