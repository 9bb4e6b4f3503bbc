/** Percentages of the stores that get the offer, by version of the host and newer. */
const SHARES: readonly Share[] = [
	[ '9.7', 100 ],
	[ '9.6', 60 ],
	[ '9.5', 10 ],
];
/** For versions that the table does not have. */
const USUAL_SHARE = 12;
/** Highest number that a store can have drawn. */
const STORES = 120;

/** A version with the percentage of the stores that have it or a newer one. */
type Share = readonly [ version: string, percentage: number ];

const parts = ( version: string ) => version.split( '.' ).map( ( part ) => Number.parseInt( part, 10 ) || 0 );

/** Whether a version is that one or newer. */
function isAtLeast( version: string, other: string ): boolean {
	const [ own, least ] = [ parts( version ), parts( other ) ];
	const index = least.findIndex( ( part, at ) => part !== ( own[ at ] ?? 0 ) );
	return index === -1 || ( own[ index ] ?? 0 ) > ( least[ index ] ?? 0 );
}

function isShare( value: unknown ): value is Share {
	return Array.isArray( value ) && typeof value[ 0 ] === 'string' && typeof value[ 1 ] === 'number';
}

/** The shares that the host has downloaded; our table if it has none that can be used. */
function sharesFrom( downloaded: unknown ): readonly Share[] {
	const usable = Array.isArray( downloaded ) ? downloaded.filter( isShare ) : [];
	return usable.length > 0 ? usable : SHARES;
}

/**
 * Whether a store is among those that get the offer.
 *
 * @param number     Number that the store has drawn, from 1 to 120; null if it is unknown.
 * @param version    Version of the host.
 * @param downloaded `order_attribution_promotion_percentage` of the host; anything may come.
 */
export function isPromoted( number: number | null, version: string, downloaded: unknown ): boolean {
	const fitting = sharesFrom( downloaded )
		.filter( ( [ least ] ) => isAtLeast( version, least ) )
		.sort( ( [ one ], [ other ] ) => ( isAtLeast( one, other ) ? -1 : 1 ) );
	const percentage = fitting[ 0 ]?.[ 1 ] ?? USUAL_SHARE;
	return number !== null && number >= 1 && number <= ( percentage / 100 ) * STORES;
}
