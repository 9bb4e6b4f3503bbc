import type { WireObject } from '@store-admin/api';
import type { ProductFormState } from './state';

function fieldsOf( state: ProductFormState ): readonly unknown[] {
	const fields = state.form[ 'fields' ];
	return Array.isArray( fields ) ? fields : [];
}

/** The public selectors of `experimental/wc/admin/product-form`. */
export const selectors = {
	getProductForm: ( state: ProductFormState ): WireObject => state.form,
	getFields: ( state: ProductFormState ): unknown => state.form[ 'fields' ],
	getField: ( state: ProductFormState, id: string ): unknown =>
		fieldsOf( state ).find( ( field ) => typeof field === 'object' && field !== null && Reflect.get( field, 'id' ) === id ),
};
