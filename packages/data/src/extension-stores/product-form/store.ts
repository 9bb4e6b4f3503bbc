import { combineReducers, createReduxStore } from '@wordpress/data';
import { fetchProductForm, type WireObject } from '@store-admin/api';
import { reading, readingThrough, requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';

interface ProductFormState {
	readonly form: WireObject;
	readonly requests: RequestsState;
}

const form = createSingleValue< WireObject >( 'RECEIVE_PRODUCT_FORM', {
	fields: [],
	sections: [],
	subsections: [],
	tabs: [],
} );

function fieldsOf( state: ProductFormState ): readonly unknown[] {
	const fields = state.form[ 'fields' ];
	return Array.isArray( fields ) ? fields : [];
}

const selectors = {
	getProductForm: ( state: ProductFormState ): WireObject => state.form,
	getFields: ( state: ProductFormState ): unknown => state.form[ 'fields' ],
	getField: ( state: ProductFormState, id: string ): unknown =>
		fieldsOf( state ).find( ( field ) => typeof field === 'object' && field !== null && Reflect.get( field, 'id' ) === id ),
};

const throughForm = readingThrough( 'getProductForm' );

/** The product form that older hosts built from the server; newer ones have no such route. */
export const productFormStore = createReduxStore< ProductFormState, object, typeof selectors >( 'experimental/wc/admin/product-form', {
	reducer: combineReducers( { form: form.reducer, requests: requestsReducer } ),
	selectors,
	resolvers: {
		getProductForm: reading( 'getProductForm', fetchProductForm, form.receive ),
		getFields: throughForm,
		getField: throughForm,
	},
} );
