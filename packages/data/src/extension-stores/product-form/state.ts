import { combineReducers } from '@wordpress/data';
import type { WireObject } from '@store-admin/api';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';

export interface ProductFormState {
	readonly form: WireObject;
	readonly requests: RequestsState;
}

export const form = createSingleValue< WireObject >( 'RECEIVE_PRODUCT_FORM', {
	fields: [],
	sections: [],
	subsections: [],
	tabs: [],
} );

export const productFormReducer = combineReducers( { form: form.reducer, requests: requestsReducer } );
