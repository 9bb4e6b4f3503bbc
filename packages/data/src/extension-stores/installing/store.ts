import { createStore } from '../../core/create-store';
import { selectors } from './selectors';
import { installingReducer, receiveActions } from './state';

/** The products of the marketplace that are being installed. */
export const installingStore = createStore( 'woocommerce-admin/installing', {
	reducer: installingReducer,
	actions: receiveActions,
	selectors,
} );
