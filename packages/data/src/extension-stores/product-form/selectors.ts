import type { ProductForm } from '@store-admin/api';
import type { ProductFormState } from './state';

/** The public selectors of `experimental/wc/admin/product-form`. */
export const selectors = {
	getProductForm: ( state: ProductFormState ): ProductForm => state.form,
	getFields: ( state: ProductFormState ): ProductForm[ 'fields' ] => state.form.fields,
	getField: ( state: ProductFormState, id: string ): ProductForm[ 'fields' ][ number ] | undefined =>
		state.form.fields.find( ( field ) => field.id === id ),
};
