import { textsAt, type QueryValues } from './query-values';

/** Number of ids whose labels one request can look up. */
const MAX_IDS = 100;

/** Searches whose results are records with numeric ids. Other searches can have any text as id. */
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
 * Parses ids from an address, where they are joined by commas. A list is accepted too.
 *
 * @param values Query; invalid ids and ids after the hundredth are reported to it.
 * @param name   Parameter in the address.
 * @param type   Kind of search. Ids of records must be positive integers; other ids are accepted unchanged.
 * @return Unique ids, in the order of the address.
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

/** Joins ids with commas, as in addresses and requests. */
export function joinIds( ids: readonly string[] ): string {
	return ids.join( ',' );
}
