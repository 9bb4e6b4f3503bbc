import { createStore } from '../../core/create-store';
import { actions } from './actions';
import { resolvers } from './resolvers';
import { selectors } from './selectors';
import { optionsReducer } from './state';

/** Options of the site. */
export const optionsStore = createStore( 'wc/admin/options', { reducer: optionsReducer, actions, selectors, resolvers } );
