import { __ } from '@wordpress/i18n';
import type { ExitPage } from './exit-place';
import type { Question } from './survey';

type Words = Pick< Question, 'title' | 'description' | 'firstQuestion' | 'secondQuestion' >;

const settings = (): Words => ( {
	title: __( 'How is your experience with the settings?', 'store-admin' ),
	description: __( 'You began to change settings and left before they were saved. What would have helped?', 'store-admin' ),
	firstQuestion: __( 'The settings screen is easy to use.', 'store-admin' ),
	secondQuestion: __( 'The settings screen meets my needs.', 'store-admin' ),
} );

const product = ( title: string ): Words => ( {
	title,
	description: __( 'You began to work on a product and left before it was saved. What would have helped?', 'store-admin' ),
	firstQuestion: __( 'The product editing screen is easy to use', 'woocommerce' ),
	secondQuestion: __( "The product editing screen's functionality meets my needs", 'woocommerce' ),
} );

const order = (): Words => ( {
	title: __( 'How is your experience with orders?', 'store-admin' ),
	description: __( 'You began to change an order and left before it was saved. What would have helped?', 'store-admin' ),
	firstQuestion: __( 'The order details screen is easy to use.', 'store-admin' ),
	secondQuestion: __( 'The order details screen meets my needs.', 'store-admin' ),
} );

const importing = (): Words => ( {
	title: __( 'How is your experience with importing products?', 'store-admin' ),
	description: __( 'You began to import products and left before it was done. What would have helped?', 'store-admin' ),
	firstQuestion: __( 'The product import is easy to use.', 'store-admin' ),
	secondQuestion: __( 'The product import meets my needs.', 'store-admin' ),
} );

const WORDS: ReadonlyMap< string, () => Words > = new Map< ExitPage, () => Words >( [
	[ 'settings_change', settings ],
	[ 'product_add_view', () => product( __( 'How is your experience with adding products?', 'store-admin' ) ) ],
	[ 'product_edit_view', () => product( __( 'How is your experience with editing products?', 'store-admin' ) ) ],
	[ 'shop_order_update', order ],
	[ 'import_products', importing ],
] );

/** The question about a screen that was left; undefined when there is none. */
export function exitQuestion( page: string ): Question | undefined {
	const words = WORDS.get( page )?.();
	return words && { ...words, action: page, thanks: undefined, properties: {} };
}
