import { createStore } from '../../core/create-store';
import { actions } from './actions';
import { selectors } from './selectors';
import { noticesReducer } from './state';

/** Notices of the page, in the shape of WordPress' own store, which is used instead when the page has it. */
export const noticesStore = createStore( 'core/notices', { reducer: noticesReducer, actions, selectors } );
