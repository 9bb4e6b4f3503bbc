import { listOf, maybe, numberOr, object, orNone, requiredNumber, requiredText, text, textOrNull } from '../core/shape';

const customer = object( {
	/** Id of the customer in the reports; not the id of the user account. */
	customer_id: numberOr( 0 ),
	/** Id of the user account; 0 for a guest. */
	user_id: numberOr( 0 ),
	username: text,
	first_name: text,
	last_name: text,
} );

const details = object( {
	products: orNone( listOf( object( { id: numberOr( 0 ), name: text, quantity: numberOr( null ) } ) ), [] ),
	coupons: orNone( listOf( object( { id: numberOr( 0 ), code: text } ) ), [] ),
	/** Null when the customer was deleted. */
	customer: orNone( customer, null ),
	attribution: orNone( object( { origin: text } ), null ),
} );

/** Shape of a row of the orders report: an order or a refund. */
export const orderRow = object( {
	order_id: requiredNumber,
	/** Id of the refunded order; 0 for an order. */
	parent_id: numberOr( 0 ),
	order_number: text,
	/** Store time. The settings decide whether it is the date of payment, creation or completion. */
	date: text,
	date_created: text,
	/** Without the prefix `wc-`; can be a status of an extension. */
	status: requiredText,
	customer_id: numberOr( 0 ),
	/** `new`, `returning` or empty. */
	customer_type: text,
	/** In the store's currency, even if the order has another one; negative for a refund. */
	net_total: numberOr( null ),
	total_sales: numberOr( null ),
	num_items_sold: numberOr( null ),
	/** HTML, in the currency of the order. */
	total_formatted: text,
	/** Sent by hosts from 11.3 on; null for orders placed before the host recorded it. */
	payment_method: maybe( textOrNull ),
	extended_info: orNone( details, null ),
} );
