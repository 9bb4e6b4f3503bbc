import type { Difference } from './compare-pages';
import type { StopResult, WalkResult } from './walk';

/** Number of printed lines per difference; the JSON file has all of them. */
const SHOWN = 8;

function describeSide( name: string, lines: readonly string[] ): readonly string[] {
	const rest = lines.length - SHOWN;
	return [
		...lines.slice( 0, SHOWN ).map( ( line ) => `      ${ name }: ${ line }` ),
		...( rest > 0 ? [ `      ${ name }: and ${ rest } more` ] : [] ),
	];
}

function describeDifference( { about, host, ours }: Difference ): readonly string[] {
	return [ `    ${ about }`, ...describeSide( 'host', host ), ...describeSide( 'ours', ours ) ];
}

function describeStop( { stop, unexplained }: StopResult ): readonly string[] {
	return unexplained.length === 0 ? [] : [ `  ${ stop.path }`, ...unexplained.flatMap( describeDifference ) ];
}

const sum = ( numbers: readonly number[] ) => numbers.reduce( ( total, number ) => total + number, 0 );

/** Number of differences on all pages that each reason explains. */
export function countReasons( stops: readonly StopResult[] ): ReadonlyMap< string, number > {
	const counts = new Map< string, number >();
	for ( const [ reason, count ] of stops.flatMap( ( { explained } ) => Object.entries( explained ) ) ) {
		counts.set( reason, ( counts.get( reason ) ?? 0 ) + count );
	}
	return counts;
}

/**
 * Describes the result of a walk for a terminal.
 *
 * @param result result of the walk
 */
export function describeWalk( result: WalkResult ): string {
	const { host, wordpress, plugins, notStarted, stops, phpLog } = result;
	const different = stops.filter( ( { unexplained } ) => unexplained.length > 0 );
	const reasons = [ ...countReasons( stops ) ].map( ( [ reason, count ] ) => `  ${ count } × ${ reason }` );
	return [
		`WooCommerce ${ host } on WordPress ${ wordpress }${ plugins.length > 0 ? `, with ${ plugins.join( ', ' ) }` : '' }`,
		...Object.entries( notStarted ).map( ( [ name, problem ] ) => `  ${ name } could not start: ${ problem }` ),
		`${ stops.length } pages, ${ stops.length - different.length } alike, ${ different.length } with differences that are not explained`,
		...different.flatMap( describeStop ),
		...describeSide( 'log of PHP, host only', phpLog.host ),
		...describeSide( 'log of PHP, ours only', phpLog.ours ),
		...( reasons.length > 0 ? [ `Differences that are meant (${ sum( [ ...countReasons( stops ).values() ] ) }):`, ...reasons ] : [] ),
	].join( '\n' );
}
