import { currentPage } from '@store-admin/data';

/** The classic screens that are asked about once they were left in the middle of something, by the names that the host uses. */
export type ExitPage = 'import_products' | 'product_add_view' | 'product_edit_view' | 'settings_change' | 'shop_order_update';

/**
 * Which of them this is.
 *
 * @param search Query of the address.
 */
export function currentExitPage( search: string ): ExitPage | undefined {
	const { pagenow, adminpage } = currentPage();
	const query = new URLSearchParams( search );
	const isPost = adminpage === 'post-new-php' || adminpage === 'post-php';
	const productPage = adminpage === 'post-new-php' ? 'product_add_view' : 'product_edit_view';
	const page = query.get( 'page' );
	if ( page === 'wc-settings' ) {
		return 'settings_change';
	}
	if ( page === 'product_importer' ) {
		return 'import_products';
	}
	const isOrder = page === 'wc-orders' ? query.has( 'action' ) : pagenow === 'shop_order' && isPost;
	if ( isOrder ) {
		return 'shop_order_update';
	}
	return pagenow === 'product' && isPost ? productPage : undefined;
}
