import { parserOf } from '../core/parse-answer';
import { put } from '../core/request';
import { id, listOf, maybe, numberOr, object, orNone, requiredNumber, text, textOrNull, where, type ValueOf } from '../core/shape';

const lowStockProduct = object( {
	id,
	/** `variation`, or the type of a product. */
	type: text,
	/** Id of the product that a variation belongs to; 0 for products. */
	parent_id: numberOr( 0 ),
	name: text,
	/** May be below 0 where customers can order products that are out of stock. */
	stock_quantity: numberOr( 0 ),
	low_stock_amount: numberOr( null ),
	/** Store time without a zone; null when the product was never ordered. */
	last_order_date: textOrNull,
	images: orNone( listOf( object( { src: text, thumbnail: maybe( text ) } ) ), [] ),
} );

/** A product or variation that is low in stock. */
export type LowStockProduct = ValueOf< typeof lowStockProduct >;

/**
 * Parses a list of products that are low in stock, for example of the store `wc/admin/items`.
 *
 * @throws {ApiError}
 */
export const parseLowStockProducts = parserOf( listOf( lowStockProduct ), 'products low in stock' );

const stock = object( { id, stock_quantity: requiredNumber } );

/**
 * Saves the stock quantity of a product or variation.
 *
 * @param  path      Route of the product or variation.
 * @param  productId Id of the product or variation.
 * @param  quantity  New quantity.
 * @return The quantity that was stored: most hosts store whole numbers only.
 * @throws {ApiError} Also when the answer is about another product or has no quantity.
 */
export async function updateStock( path: string, productId: number, quantity: number ): Promise< number > {
	const updated = where( stock, ( answered ) => answered.id === productId, `product ${ productId }` );
	return ( await put( updated, path, { stock_quantity: quantity } ) ).stock_quantity;
}
