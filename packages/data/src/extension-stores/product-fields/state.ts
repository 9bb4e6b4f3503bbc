/** A type of field of the product form, with the component of the extension that renders it. */
export interface ProductField {
	readonly name: string;
	readonly [ setting: string ]: unknown;
}

export type ProductFieldsState = Readonly< Record< string, ProductField > >;

export interface RegisterField {
	readonly type: 'REGISTER_FIELD';
	readonly field: ProductField;
}

export function productFieldsReducer( state: ProductFieldsState = {}, { type, field }: RegisterField ): ProductFieldsState {
	return type === 'REGISTER_FIELD' ? { ...state, [ field.name ]: field } : state;
}

/** The public actions of `wc/admin/product/fields`. */
export const receiveActions = {
	registerProductField: ( field: ProductField ): RegisterField => ( { type: 'REGISTER_FIELD', field } ),
};
