import { describe, expect, it } from '@jest/globals';
import { readRepositoryFile, repositoryFiles } from '../repository-files';

/** `settle.ts` waits for turns of the event loop, without a delay; tests of the local store simulate slow servers. */
const ALLOWED = /^tests\/(js\/settle\.ts|run\/test\/no-sleeps\.test\.ts|e2e\/.*|.*\.slow\.test\.ts)$/;

const isTestCode = ( file: string ) => /(^|\/)test\/.*\.tsx?$/.test( file ) || /^tests\/js\/.*\.tsx?$/.test( file );

const SLEEP = /\bsetTimeout\s*\(|\bsetInterval\s*\(|node:timers\/promises|\bsleep\s*\(/;

describe( 'unit tests', () => {
	it( 'do not wait for a number of milliseconds: tests/js/pass-time.ts moves the clock, tests/js/settle.ts waits for what was started', () => {
		const files = repositoryFiles.filter( ( file ) => isTestCode( file ) && ! ALLOWED.test( file ) );
		expect( files.length ).toBeGreaterThan( 50 );
		expect( files.filter( ( file ) => SLEEP.test( readRepositoryFile( file ) ) ) ).toEqual( [] );
	} );
} );
