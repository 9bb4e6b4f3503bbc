import type { ReportName } from './addresses';
import type { Difference } from './compare';
import type { AddressResult } from './compare-reports';

/** Number of printed differences per address; the JSON file has everything that was read. */
const SHOWN = 12;

type Outcome = Pick< AddressResult, 'address' | 'unexplained' | 'reasons' >;

const describeDifference = ( { about, host, ours }: Difference ) => [ `    ${ about }`, `      host: ${ host }`, `      ours: ${ ours }` ];

function describeResult( { address, unexplained }: Outcome ): readonly string[] {
	const rest = unexplained.length - SHOWN;
	return unexplained.length === 0
		? []
		: [
				`  ${ address.report } ${ address.query }`,
				...unexplained.slice( 0, SHOWN ).flatMap( describeDifference ),
				...( rest > 0 ? [ `    and ${ rest } more` ] : [] ),
			];
}

function outcomeOf( result: Outcome | undefined ): string {
	if ( result === undefined ) {
		return '';
	}
	return result.unexplained.length === 0 ? 'same' : `differ (${ result.unexplained.length })`;
}

/** Markdown table of the results: a row per address, a column per report. */
export function toTable( results: readonly Outcome[] ): string {
	const reports = [ ...new Set( results.map( ( { address } ) => address.report ) ) ];
	const queries = [ ...new Set( results.map( ( { address } ) => address.query ) ) ];
	const find = ( report: ReportName, query: string ) =>
		results.find( ( { address } ) => address.report === report && address.query === query );
	return [
		`| address | ${ reports.join( ' | ' ) } |`,
		`| --- |${ reports.map( () => ' --- |' ).join( '' ) }`,
		...queries.map(
			( query ) => `| ${ query || '(none)' } | ${ reports.map( ( report ) => outcomeOf( find( report, query ) ) ).join( ' | ' ) } |`
		),
	].join( '\n' );
}

/**
 * Describes what differs for a terminal.
 *
 * @param results results of all addresses
 */
export function describeResults( results: readonly Outcome[] ): string {
	const different = results.filter( ( { unexplained } ) => unexplained.length > 0 );
	const reasons = new Map< string, number >();
	for ( const [ reason, count ] of results.flatMap( ( result ) => [ ...result.reasons ] ) ) {
		reasons.set( reason, ( reasons.get( reason ) ?? 0 ) + count );
	}
	return [
		`${ results.length } addresses, ${ results.length - different.length } the same, ${ different.length } with differences that are not explained`,
		...different.flatMap( describeResult ),
		...( reasons.size > 0 ? [ 'Differences that are meant:' ] : [] ),
		...[ ...reasons ].map( ( [ reason, count ] ) => `  ${ count } × ${ reason }` ),
		'',
		toTable( results ),
	].join( '\n' );
}
