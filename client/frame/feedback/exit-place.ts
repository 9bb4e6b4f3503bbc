import { parseQuery } from '@store-admin/query';

/** The classic screens that have a question for people who leave them with unsaved input. The host uses the same names. */
export type ExitPage = 'import_products' | 'product_add_view' | 'product_edit_view' | 'settings_change' | 'shop_order_update';

/** The names by which WordPress' scripts know the current screen. */
export interface AdminPage {
	readonly pagenow: string;
	readonly adminpage: string;
}

/**
 * The name of the current screen, if it is one of them.
 *
 * @param adminPage WordPress' names of the screen.
 * @param search    Query of the address.
 */
export function exitPageOf( { pagenow, adminpage }: AdminPage, search: string ): ExitPage | undefined {
	const isPost = adminpage === 'post-new-php' || adminpage === 'post-php';
	const productPage = adminpage === 'post-new-php' ? 'product_add_view' : 'product_edit_view';
	const { page, action } = parseQuery( search );
	if ( page === 'wc-settings' ) {
		return 'settings_change';
	}
	if ( page === 'product_importer' ) {
		return 'import_products';
	}
	const isOrder = page === 'wc-orders' ? action !== undefined : pagenow === 'shop_order' && isPost;
	if ( isOrder ) {
		return 'shop_order_update';
	}
	return pagenow === 'product' && isPost ? productPage : undefined;
}
