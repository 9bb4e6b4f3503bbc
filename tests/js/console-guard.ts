import { format } from 'node:util';
import { version } from 'react';

type Method = 'error' | 'warn';
interface Line {
	readonly method: Method;
	readonly text: string;
}
interface Expectation {
	readonly method: Method;
	readonly pattern: RegExp;
	seen: number;
	readonly times: number;
}

let lines: Line[] = [];
let expectations: Expectation[] = [];

/**
 * Announces that the running test will write a line to the console. An unexpected line, and an expected line that did
 * not appear, both fail the test.
 */
export function expectConsole( method: Method, pattern: RegExp, times = 1 ): void {
	expectations.push( { method, pattern, seen: 0, times } );
}

/**
 * React logs errors that an error boundary catches: up to version 18 the error (twice in jsdom) and its component stack,
 * later both in one line.
 */
const LINES_OF_CAUGHT_ERROR = Number.parseInt( version, 10 ) < 19 ? 3 : 1;

/**
 * Announces that the running test will throw in a component below a boundary.
 *
 * @param pattern Pattern of the error message.
 * @param times   Number of times that it is thrown.
 */
export function expectCaughtError( pattern: RegExp, times = 1 ): void {
	expectConsole( 'error', new RegExp( `${ pattern.source }|^The above error occurred` ), times * LINES_OF_CAUGHT_ERROR );
}

export function watchConsole(): void {
	lines = [];
	expectations = [];
	for ( const method of [ 'error', 'warn' ] as const ) {
		console[ method ] = ( ...args: unknown[] ) => {
			lines.push( { method, text: format( ...args ) } );
		};
	}
}

export function verifyConsole(): void {
	const unexpected = lines.filter( ( line ) => {
		const match = expectations.find( ( { method, pattern } ) => method === line.method && pattern.test( line.text ) );
		if ( match ) {
			match.seen += 1;
		}
		return ! match;
	} );
	const missing = expectations.filter( ( { seen, times } ) => seen !== times );
	lines = [];
	expectations = [];
	if ( unexpected.length > 0 ) {
		throw new Error(
			`Unexpected console output:\n${ unexpected.map( ( { method, text } ) => `console.${ method }: ${ text }` ).join( '\n' ) }`
		);
	}
	if ( missing.length > 0 ) {
		throw new Error(
			missing
				.map(
					( { method, pattern, seen, times } ) =>
						`Expected console.${ method } ${ String( pattern ) } ${ times } time(s), saw ${ seen }.`
				)
				.join( '\n' )
		);
	}
}
