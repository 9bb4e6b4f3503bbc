import { createStore } from '../../core/create-store';
import { selectors } from './selectors';
import { installingReducer, receiveActions } from './state';

/** Which products of the marketplace are being installed. */
export const installingStore = createStore( 'woocommerce-admin/installing', {
	reducer: installingReducer,
	actions: receiveActions,
	selectors,
} );
