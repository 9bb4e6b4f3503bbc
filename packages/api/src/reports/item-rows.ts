import { flagOr, listOf, maybe, numberOr, object, orNone, requiredNumber, requiredText, text } from '../core/shape';

const sold = {
	items_sold: numberOr( null ),
	net_revenue: numberOr( null ),
	orders_count: numberOr( null ),
};

const stocked = {
	/** Empty for a product that was deleted. */
	name: text,
	sku: text,
	stock_status: text,
	stock_quantity: numberOr( null ),
	low_stock_amount: numberOr( null ),
	permalink: text,
	/** Null when the host leaves it out, for example for variations. */
	manage_stock: flagOr( null ),
};

const ids = orNone( listOf( requiredNumber ), [] );

export const productRow = object( {
	product_id: requiredNumber,
	...sold,
	extended_info: orNone( object( { ...stocked, category_ids: ids, variations: ids } ), null ),
} );

const attribute = object( { id: numberOr( 0 ), name: text, option: text } );

export const variationRow = object( {
	product_id: requiredNumber,
	variation_id: requiredNumber,
	...sold,
	extended_info: orNone( object( { ...stocked, attributes: orNone( listOf( attribute ), [] ) } ), null ),
} );

export const categoryRow = object( {
	category_id: requiredNumber,
	...sold,
	products_count: numberOr( null ),
	extended_info: orNone( object( { name: text } ), null ),
} );

export const couponRow = object( {
	coupon_id: requiredNumber,
	amount: numberOr( null ),
	orders_count: numberOr( null ),
	extended_info: orNone(
		object( {
			/** Empty for a coupon that was deleted. */
			code: text,
			/** Store time. */
			date_created: text,
			date_created_gmt: text,
			/** Empty for a coupon that does not expire. */
			date_expires: text,
			date_expires_gmt: text,
			discount_type: text,
		} ),
		null
	),
} );

export const taxRow = object( {
	tax_rate_id: requiredNumber,
	name: text,
	tax_rate: numberOr( null ),
	country: text,
	state: text,
	priority: numberOr( null ),
	total_tax: numberOr( null ),
	order_tax: numberOr( null ),
	shipping_tax: numberOr( null ),
	orders_count: numberOr( null ),
	/** Sent by hosts from 11.2 on. Missing or null means unknown, not 0. */
	taxable_amount: maybe( numberOr( null ) ),
	order_taxable_amount: maybe( numberOr( null ) ),
	shipping_taxable_amount: maybe( numberOr( null ) ),
} );

export const stockRow = object( {
	id: requiredNumber,
	/** Id of the variation's product; 0 for a product. */
	parent_id: numberOr( 0 ),
	name: text,
	sku: text,
	stock_status: requiredText,
	stock_quantity: numberOr( null ),
	manage_stock: flagOr( null ),
	low_stock_amount: numberOr( null ),
} );
