import { textsAt, type QueryValues } from './query-values';

/** As many labels as one request can look up. */
const MAX_IDS = 100;

/** What is searched by words and not by the number of a record. All else that the host has is a record; what an extension has is unknown. */
const RECORD_TYPES: readonly string[] = [
	'products',
	'variableProducts',
	'variations',
	'categories',
	'coupons',
	'taxes',
	'customers',
	'usernames',
	'emails',
	'orders',
];

/**
 * Parses ids from an address, where they are joined by commas (or, typed by hand, a list).
 *
 * @param values Notes ids that cannot be used and ids beyond the hundredth.
 * @param name   The name in the address.
 * @param type   What is searched. Records have numbers above 0; all else is taken as it is.
 * @return Each id once, in the order of the address.
 */
export function parseIds( values: QueryValues, name: string, type: string ): readonly string[] {
	const given = textsAt( values.query, name )
		.flatMap( ( text ) => text.split( ',' ) )
		.map( ( id ) => id.trim() )
		.filter( ( id ) => id !== '' );
	const usable = RECORD_TYPES.includes( type ) ? given.filter( isRecordId ) : given;
	const ids = [ ...new Set( usable ) ];
	if ( usable.length < given.length ) {
		values.report( 'unusable_ids', name );
	}
	if ( ids.length > MAX_IDS ) {
		values.report( 'too_many_ids', name );
	}
	return ids.slice( 0, MAX_IDS );
}

function isRecordId( id: string ): boolean {
	return /^[1-9]\d*$/.test( id ) && Number.isSafeInteger( Number( id ) );
}

/** The rate 0 and the customer 0 do not exist, so an id is never empty and never 0. */
export function joinIds( ids: readonly string[] ): string {
	return ids.join( ',' );
}
