import { createStore } from '../../core/create-store';
import { actions } from './actions';
import { selectors } from './selectors';
import { noticesReducer } from './state';

/** Notices of the page, like the store of WordPress with the same name, which is used instead when the page has it. */
export const noticesStore = createStore( 'core/notices', { reducer: noticesReducer, actions, selectors } );
