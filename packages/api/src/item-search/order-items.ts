import { request } from '../core/request';
import { id, listOf, numberOr, object, requiredText, text, type ValueOf } from '../core/shape';
import { fetchItems, type ItemQuery } from './catalogue-items';

const coupon = object( { id, code: text } );

/** A coupon with its code. */
export interface CouponCode extends ValueOf< typeof coupon > {}

/**
 * Fetches codes of coupons.
 *
 * @param  query  Arguments of the route, for example `search` or `include`.
 * @param  signal Aborts the request when the caller no longer needs it.
 * @throws {ApiError}
 */
export async function fetchCouponCodes( query: ItemQuery, signal?: AbortSignal ): Promise< readonly CouponCode[] > {
	return fetchItems( coupon, [ 'id', 'code' ], '/wc-analytics/coupons', query, signal );
}

const taxRate = object( { id, country: text, state: text, name: text, priority: numberOr( null ) } );

/** A tax rate with the parts of its code. */
export interface TaxRate extends ValueOf< typeof taxRate > {}

/** Fetches tax rates; parameters as of `fetchCouponCodes`. */
export async function fetchTaxRates( query: ItemQuery, signal?: AbortSignal ): Promise< readonly TaxRate[] > {
	return fetchItems( taxRate, [ 'id', 'country', 'state', 'name', 'priority' ], '/wc-analytics/taxes', query, signal );
}

const order = object( { id, number: text } );

/** An order with its number, which extensions can change. */
export interface OrderNumber extends ValueOf< typeof order > {}

/** Fetches numbers of orders; parameters as of `fetchCouponCodes`. `number` is the beginning of a number. */
export async function fetchOrderNumbers( query: ItemQuery, signal?: AbortSignal ): Promise< readonly OrderNumber[] > {
	return fetchItems( order, [ 'id', 'number' ], '/wc-analytics/orders', query, signal );
}

const customer = object( {
	/** Id in the reports; not the id of the user account. */
	id,
	name: text,
	/** Empty for a guest. */
	username: text,
	email: text,
} );

/** A customer with the texts that a search can look in. */
export interface CustomerName extends ValueOf< typeof customer > {}

/** Fetches customers; parameters as of `fetchCouponCodes`. `searchby` is the field to search in. */
export async function fetchCustomerNames( query: ItemQuery, signal?: AbortSignal ): Promise< readonly CustomerName[] > {
	return fetchItems( customer, [ 'id', 'name', 'username', 'email' ], '/wc-analytics/customers', query, signal );
}

const download = object( { user_ip_address: requiredText } );

/** Fetches the IP addresses of downloads that begin with a text. */
export async function fetchDownloadIps( match: string, signal?: AbortSignal ): Promise< readonly string[] > {
	const { body } = await request( listOf( download ), { path: '/wc-analytics/data/download-ips', query: { match }, signal } );
	return body.map( ( { user_ip_address: address } ) => address );
}
