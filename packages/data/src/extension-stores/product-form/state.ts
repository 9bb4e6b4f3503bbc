import { combineReducers } from '@wordpress/data';
import type { ProductForm } from '@store-admin/api';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';

export interface ProductFormState {
	readonly form: ProductForm;
	readonly requests: RequestsState;
}

export const form = createSingleValue< ProductForm >( 'RECEIVE_PRODUCT_FORM', {
	fields: [],
	sections: [],
	subsections: [],
	tabs: [],
} );

export const productFormReducer = combineReducers( { form: form.reducer, requests: requestsReducer } );
