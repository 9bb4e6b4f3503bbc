import type { ListDifference } from './compare-lists';
import type { Place } from './page-facts';

/** Pixels by which rounding and other fonts may move an element. */
const TOLERANCE = 3;

type Box = Place[ 'box' ];

const show = ( name: string, box: Box ) => `${ name } at ${ box[ 0 ] },${ box[ 1 ] } size ${ box[ 2 ] }x${ box[ 3 ] }`;

/** Names with the number of their occurrence, so that the second "Edit" is compared with the second "Edit". */
function numbered( places: readonly Place[] ): ReadonlyMap< string, Place > {
	const counts = new Map< string, number >();
	const found = new Map< string, Place >();
	for ( const place of places ) {
		const count = ( counts.get( place.name ) ?? 0 ) + 1;
		counts.set( place.name, count );
		found.set( `${ place.name } #${ count }`, place );
	}
	return found;
}

const offset = ( host: Box, ours: Box ): Box => [
	ours[ 0 ] - host[ 0 ],
	ours[ 1 ] - host[ 1 ],
	ours[ 2 ] - host[ 2 ],
	ours[ 3 ] - host[ 3 ],
];

const isMoved = ( by: Box ) => by.some( ( value ) => Math.abs( value ) > TOLERANCE );

/**
 * Compares the positions of the elements that both have; elements that only one has are already reported by the text.
 * Elements that moved by the same distance are reported in one line.
 *
 * @param host places with the host's own app
 * @param ours places with ours
 */
export function comparePlaces( host: readonly Place[], ours: readonly Place[] ): ListDifference {
	const others = numbered( ours );
	const groups = new Map< string, { first: readonly [ Place, Place ]; count: number } >();
	for ( const [ name, place ] of numbered( host ) ) {
		const other = others.get( name );
		if ( other === undefined ) {
			continue;
		}
		const by = offset( place.box, other.box );
		if ( isMoved( by ) ) {
			const key = by.join( ' ' );
			groups.set( key, { first: groups.get( key )?.first ?? [ place, other ], count: ( groups.get( key )?.count ?? 0 ) + 1 } );
		}
	}
	const side = ( index: 0 | 1 ) =>
		[ ...groups.values() ].map( ( { first, count } ) => {
			const text = show( first[ index ].name, first[ index ].box );
			return count > 1 ? `${ text } and ${ count - 1 } more moved alike` : text;
		} );
	return { host: side( 0 ), ours: side( 1 ) };
}
