import { valueAt } from '../../core/remote-data/keyed-values';
import { memoized } from '../../core/remote-data/memoized';
import type { ProductField, ProductFieldsState } from './state';

/** The public selectors of `wc/admin/product/fields`. */
export const selectors = {
	getProductField: ( state: ProductFieldsState, name: string ): ProductField | undefined => valueAt( state, name ),
	getRegisteredProductFields: memoized(
		( state: ProductFieldsState ) => [ state ],
		( state ): readonly string[] => Object.keys( state )
	),
};
