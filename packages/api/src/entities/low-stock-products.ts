import { parserOf } from '../core/parse-answer';
import { id, listOf, maybe, numberOr, object, orNone, text, textOrNull, type ValueOf } from '../core/shape';

const lowStockProduct = object( {
	id,
	/** `variation`, or the type of a product. */
	type: text,
	/** The product of a variation; 0 for products. */
	parent_id: numberOr( 0 ),
	name: text,
	/** May be below 0 where products are sold before they are in stock. */
	stock_quantity: numberOr( 0 ),
	low_stock_amount: numberOr( null ),
	/** Store time without a zone; null when it was never ordered. */
	last_order_date: textOrNull,
	images: orNone( listOf( object( { src: text, thumbnail: maybe( text ) } ) ), [] ),
} );

/** A product or variation that is nearly sold out. */
export type LowStockProduct = ValueOf< typeof lowStockProduct >;

/**
 * Parses a list of products that are nearly sold out, for example of the store `wc/admin/items`.
 *
 * @throws {ApiError}
 */
export const parseLowStockProducts = parserOf( listOf( lowStockProduct ), 'products low in stock' );
