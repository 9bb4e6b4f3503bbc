import { listOf, maybe, numberOr, object, orNone, requiredNumber, requiredText, text, textOrNull } from '../core/shape';

const customer = object( {
	/** The number in the reports, which is not that of the account. */
	customer_id: numberOr( 0 ),
	/** The account; 0 for a guest. */
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

/** An order or a refund of the orders report. */
export const orderRow = object( {
	order_id: requiredNumber,
	/** The order of a refund; 0 for an order. */
	parent_id: numberOr( 0 ),
	order_number: text,
	/** Store time; paid, created or completed, as the settings say. */
	date: text,
	date_created: text,
	/** Without `wc-`; an extension may have statuses of its own. */
	status: requiredText,
	customer_id: numberOr( 0 ),
	/** `new`, `returning`, or nothing. */
	customer_type: text,
	/** In the store's currency, whatever the order's is; negative for a refund. */
	net_total: numberOr( null ),
	total_sales: numberOr( null ),
	num_items_sold: numberOr( null ),
	/** Some HTML with the currency of the order. */
	total_formatted: text,
	/** Null for an order from before it was kept; hosts from 11.3 on. */
	payment_method: maybe( textOrNull ),
	extended_info: orNone( details, null ),
} );
