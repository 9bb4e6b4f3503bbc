import { createReduxStore } from '@wordpress/data';
import { valueAt } from '../../core/remote-data/keyed-values';
import { memoized } from '../../core/remote-data/memoized';

/** How a kind of field of the product form is drawn; the component is the extension's. */
export interface ProductField {
	readonly name: string;
	readonly [ setting: string ]: unknown;
}

type ProductFieldsState = Readonly< Record< string, ProductField > >;

interface RegisterField {
	readonly type: 'REGISTER_FIELD';
	readonly field: ProductField;
}

const selectors = {
	getProductField: ( state: ProductFieldsState, name: string ): ProductField | undefined => valueAt( state, name ),
	getRegisteredProductFields: memoized(
		( state: ProductFieldsState ) => [ state ],
		( state ): readonly string[] => Object.keys( state )
	),
};

const actions = {
	registerProductField: ( field: ProductField ): RegisterField => ( { type: 'REGISTER_FIELD', field } ),
};

/** Kinds of field that extensions add to the product form. */
export const productFieldsStore = createReduxStore< ProductFieldsState, typeof actions, typeof selectors >( 'wc/admin/product/fields', {
	reducer: ( state: ProductFieldsState = {}, { type, field }: RegisterField ): ProductFieldsState =>
		type === 'REGISTER_FIELD' ? { ...state, [ field.name ]: field } : state,
	actions,
	selectors,
} );
