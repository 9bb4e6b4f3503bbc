import { createStore } from '../../core/create-store';
import { resolvers } from './resolvers';
import { selectors } from './selectors';
import { countsReducer } from './state';

/** Counts of waiting work: orders, reviews, products that are low in stock, unread messages. */
export const countsStore = createStore( 'store-admin/counts', { reducer: countsReducer, selectors, resolvers } );
