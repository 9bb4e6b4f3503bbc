import { describe, expect, it } from '@jest/globals';
import { runStage } from '../stage';

const ok = { fullName: 'Home shows tasks', status: 'passed', invocations: 1 };

/** Runs a stage that writes the report of one test file. */
function runWith( ...assertionResults: readonly object[] ) {
	const report = {
		numPassedTests: assertionResults.length,
		numFailedTests: 0,
		numRuntimeErrorTestSuites: 0,
		testResults: [ { name: `${ process.cwd() }/tests/e2e/home.test.ts`, status: 'passed', assertionResults } ],
	};
	return runStage( { name: 'browser tests', command: `echo '${ JSON.stringify( report ) }' > {report}`, report: 'jest' } );
}

describe( 'a stage', () => {
	it( 'names the tests that passed only when they were run once more, and passes', async () => {
		const result = await runWith( ok, { fullName: 'Home dismisses a task', status: 'passed', invocations: 2 } );
		expect( result ).toMatchObject( { passed: 2, failed: 0, flaky: [ 'tests/e2e/home.test.ts: Home dismisses a task' ] } );
	} );

	it( 'names none when all passed the first time', async () => {
		expect( ( await runWith( ok ) ).flaky ).toEqual( [] );
	} );
} );
