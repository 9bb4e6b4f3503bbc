import { can } from '@store-admin/settings';

export interface WorkRights {
	readonly orders: boolean;
	readonly stock: boolean;
	readonly reviews: boolean;
}

/**
 * What waits in the store that this user may see and finish. These are the rights that the server checks: reading
 * orders and low stock takes the right to read private ones, answering a review the right to edit products.
 */
export function workRights(): WorkRights {
	return {
		orders: can( 'read_private_shop_orders' ),
		stock: can( 'read_private_products' ) && can( 'edit_products' ),
		reviews: can( 'moderate_comments' ) && can( 'edit_products' ),
	};
}
