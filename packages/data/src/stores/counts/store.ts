import { createStore } from '../../core/create-store';
import { resolvers } from './resolvers';
import { selectors } from './selectors';
import { countsReducer } from './state';

/** How much waits for somebody: orders, reviews, products that are nearly sold out, unread messages. */
export const countsStore = createStore( 'store-admin/counts', { reducer: countsReducer, selectors, resolvers } );
