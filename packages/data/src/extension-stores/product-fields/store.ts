import { createStore } from '../../core/create-store';
import { selectors } from './selectors';
import { productFieldsReducer, receiveActions } from './state';

/** Types of fields that extensions add to the product form. */
export const productFieldsStore = createStore( 'wc/admin/product/fields', {
	reducer: productFieldsReducer,
	actions: receiveActions,
	selectors,
} );
