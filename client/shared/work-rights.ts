import { can } from '@store-admin/settings';

export interface WorkRights {
	readonly orders: boolean;
	readonly stock: boolean;
	readonly reviews: boolean;
}

/**
 * The kinds of waiting work that this user may see and finish. The server checks the same capabilities: orders and low stock
 * need the capability to read private ones, answering a review the capability to edit products.
 */
export function workRights(): WorkRights {
	return {
		orders: can( 'read_private_shop_orders' ),
		stock: can( 'read_private_products' ) && can( 'edit_products' ),
		reviews: can( 'moderate_comments' ) && can( 'edit_products' ),
	};
}
