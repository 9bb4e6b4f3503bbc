import { listOf, maybe, numberOr, object, orNone, requiredNumber, text, textOrNull } from '../core/shape';

export const downloadRow = object( {
	id: requiredNumber,
	/** Store time. */
	date: text,
	date_gmt: text,
	product_id: numberOr( 0 ),
	file_name: text,
	file_path: text,
	order_id: numberOr( 0 ),
	order_number: text,
	/** 0 for a guest. */
	user_id: numberOr( 0 ),
	username: text,
	ip_address: text,
	/** Present when the request has `_embed`; without a product if it was deleted. */
	_embedded: maybe( orNone( object( { product: orNone( listOf( object( { id: numberOr( 0 ), name: text } ) ), [] ) } ), null ) ),
} );

export const customerRow = object( {
	/** Id of the customer in the reports; not the id of the user account. */
	id: requiredNumber,
	/** Id of the user account; 0 for a guest. */
	user_id: numberOr( 0 ),
	username: text,
	name: text,
	email: text,
	country: text,
	city: text,
	state: text,
	postcode: text,
	/** Store time; null for a guest. */
	date_registered: textOrNull,
	date_registered_gmt: textOrNull,
	/** UTC: the host swaps the values of this field and the next one. */
	date_last_active: textOrNull,
	/** Store time, for the same reason. */
	date_last_active_gmt: textOrNull,
	/** Store time, with a space between date and time. */
	date_last_order: maybe( textOrNull ),
	orders_count: numberOr( null ),
	total_spend: numberOr( null ),
	avg_order_value: numberOr( null ),
} );
