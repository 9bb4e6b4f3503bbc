import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One step of `npm test`. A stage with a `report` counts its tests from the file it writes; any other counts as one check. */
export interface Stage {
	readonly name: string;
	readonly command: string;
	/** The format of the report: jest's JSON or PHPUnit's JUnit file. `{report}` in the command is replaced by its path. */
	readonly report?: 'jest' | 'junit';
	/** Name of the stage that must end before. */
	readonly needs?: string;
	/** Whether the stage runs alone, because it starts two busy processes. */
	readonly usesBothLanes?: boolean;
}

export interface StageResult {
	readonly name: string;
	readonly passed: number;
	readonly failed: number;
	readonly seconds: number;
	readonly output: string;
	/** Tests that failed and passed when they were run once more. */
	readonly flaky?: readonly string[];
}

interface JestReport {
	readonly testResults: readonly {
		readonly name: string;
		readonly status: string;
		readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly invocations?: number }[];
	}[];
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly numRuntimeErrorTestSuites: number;
}

function countJest( file: string ): [ number, number ] {
	const report = JSON.parse( readFileSync( file, 'utf8' ) ) as JestReport;
	return [ report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites ];
}

/** Lists the names of failed tests, because the whole output can be too long to read. */
function listFailures( { report }: Stage, file: string ): string {
	if ( report !== 'jest' ) {
		return '';
	}
	try {
		const { testResults } = JSON.parse( readFileSync( file, 'utf8' ) ) as JestReport;
		const lines = testResults
			.filter( ( { status } ) => status === 'failed' )
			.flatMap( ( { name, assertionResults } ) => [
				path.relative( process.cwd(), name ),
				...assertionResults.filter( ( { status } ) => status === 'failed' ).map( ( { fullName } ) => `  ${ fullName }` ),
			] );
		return lines.length > 0 ? `\nFailed:\n${ lines.join( '\n' ) }\n` : '';
	} catch {
		return '';
	}
}

/** Names the tests that passed only when they were run once more. */
function listFlaky( { report }: Stage, file: string ): readonly string[] {
	if ( report !== 'jest' ) {
		return [];
	}
	try {
		const { testResults } = JSON.parse( readFileSync( file, 'utf8' ) ) as JestReport;
		return testResults.flatMap( ( { name, assertionResults } ) =>
			assertionResults
				.filter( ( { status, invocations = 1 } ) => status === 'passed' && invocations > 1 )
				.map( ( { fullName } ) => `${ path.relative( process.cwd(), name ) }: ${ fullName }` )
		);
	} catch {
		return [];
	}
}

function countJunit( file: string ): [ number, number ] {
	const root = /<testsuite [^>]*>/.exec( readFileSync( file, 'utf8' ) )?.[ 0 ] ?? '';
	const number = ( name: string ) => Number( new RegExp( `${ name }="(\\d+)"` ).exec( root )?.[ 1 ] ?? 0 );
	const failed = number( 'failures' ) + number( 'errors' );
	return [ number( 'tests' ) - failed - number( 'skipped' ), failed ];
}

function countTests( stage: Stage, file: string, hasFailed: boolean ): [ number, number ] {
	if ( ! stage.report ) {
		return hasFailed ? [ 0, 1 ] : [ 1, 0 ];
	}
	try {
		const [ passed, failed ] = ( stage.report === 'jest' ? countJest : countJunit )( file );
		// A runner that failed without a failed test, or that ran no test, counts as failed.
		return [ passed, hasFailed || passed === 0 ? Math.max( 1, failed ) : failed ];
	} catch {
		return [ 0, 1 ];
	}
}

/**
 * Runs a stage in a shell and counts its tests.
 *
 * @return Counts, duration in seconds and the whole output. Never rejects.
 */
export function runStage( stage: Stage ): Promise< StageResult > {
	const report = path.join( tmpdir(), `store-admin-${ process.pid }-${ stage.name.replace( /\W+/g, '-' ) }` );
	const started = Date.now();
	return new Promise( ( resolve ) => {
		let output = '';
		const child = spawn( stage.command.replaceAll( '{report}', report ), { shell: true, env: { ...process.env, FORCE_COLOR: '0' } } );
		const keep = ( chunk: Buffer ) => {
			output += chunk.toString();
		};
		child.stdout.on( 'data', keep );
		child.stderr.on( 'data', keep );
		child.on( 'close', ( code ) => {
			const [ passed, failed ] = countTests( stage, report, code !== 0 );
			output += listFailures( stage, report );
			const flaky = listFlaky( stage, report );
			rmSync( report, { force: true } );
			resolve( { name: stage.name, passed, failed, seconds: ( Date.now() - started ) / 1000, output, flaky } );
		} );
	} );
}
