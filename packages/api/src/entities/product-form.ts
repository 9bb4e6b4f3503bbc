import { get } from '../core/request';
import { toObject, type WireObject } from '../core/wire';

/** Reads the product form; on hosts that no longer have the route it fails with 404. */
export async function fetchProductForm(): Promise< WireObject > {
	return toObject( await get( '/wc-admin/product-form' ) );
}
