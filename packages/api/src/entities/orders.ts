import { parserOf } from '../core/parse-answer';
import { listOf, maybe, numberOr, object, orNone, requiredText, text, type ValueOf } from '../core/shape';

const order = object( {
	id: requiredText,
	/** Order number. It differs from the id where an extension numbers orders. */
	number: text,
	/** Without the prefix `wc-`. */
	status: text,
	/** ISO 4217 code. */
	currency: text,
	currency_symbol: text,
	/** Amount in the order's currency with a dot, for example `66.34`. */
	total: text,
	/** UTC without a zone. */
	date_created_gmt: text,
	billing: orNone( object( { first_name: text, last_name: text, company: text, email: text } ), null ),
	line_items: orNone( listOf( object( { name: maybe( text ), quantity: numberOr( 0 ) } ) ), [] ),
} );

/** An order. Fields that were not requested are empty. */
export type Order = ValueOf< typeof order >;

/**
 * Parses a list of orders, for example of the store `wc/admin/orders`.
 *
 * @throws {ApiError}
 */
export const parseOrders = parserOf( listOf( order ), 'orders' );
