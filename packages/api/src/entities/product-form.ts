import { get } from '../core/request';
import { listOf, object, orNone, requiredText, type ValueOf } from '../core/shape';

const parts = orNone( listOf( object( { id: requiredText } ) ), [] );

const productForm = object( {
	fields: listOf( object( { id: requiredText } ) ),
	sections: parts,
	subsections: parts,
	tabs: parts,
} );

/** The product form that older hosts provide. */
export type ProductForm = ValueOf< typeof productForm >;

/** Fetches the product form; fails with 404 on hosts that no longer have the route. */
export async function fetchProductForm(): Promise< ProductForm > {
	return get( productForm, '/wc-admin/product-form' );
}
