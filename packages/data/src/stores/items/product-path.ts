import type { Entity } from '@store-admin/api';
import { PRODUCTS } from './state';

/** The route of a product or of a variation. */
export function productPath( product: Entity ): string {
	const parentId = Number( product[ 'parent_id' ] ?? 0 );
	const isVariation = product[ 'type' ] === 'variation' && parentId > 0;
	return isVariation ? `${ PRODUCTS }/${ parentId }/variations/${ product.id }` : `${ PRODUCTS }/${ product.id }`;
}
