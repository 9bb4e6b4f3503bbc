import { parserOf } from '../core/parse-answer';
import { put } from '../core/request';
import { id, listOf, maybe, numberOr, object, orNone, requiredNumber, text, textOrNull, where, type ValueOf } from '../core/shape';

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

const stock = object( { id, stock_quantity: requiredNumber } );

/**
 * Saves how many are left of a product or variation.
 *
 * @param  path      Its route.
 * @param  productId Its id.
 * @param  quantity  How many are left.
 * @return How many are left now: most hosts keep whole numbers only.
 * @throws {ApiError} Also when the answer is about another product or does not say how many are left.
 */
export async function updateStock( path: string, productId: number, quantity: number ): Promise< number > {
	const updated = where( stock, ( answered ) => answered.id === productId, `product ${ productId }` );
	return ( await put( updated, path, { stock_quantity: quantity } ) ).stock_quantity;
}
