const { existsSync, readFileSync, writeFileSync } = require( 'node:fs' );
const path = require( 'node:path' );

const RECORD = path.resolve( __dirname, '../durations.json' );

/** A file that was not measured yet starts among the first, so that a long one does not run last and alone. */
const UNKNOWN_SECONDS = 60;

const readDurations = () => ( existsSync( RECORD ) ? JSON.parse( readFileSync( RECORD, 'utf8' ) ) : {} );

/**
 * Starts the test files that take longest first, so that both lanes end at about the same time.
 * `tests/e2e/durations.json` has the seconds of each file; a run with STORE_ADMIN_RECORD_DURATIONS=1 updates them.
 */
class LongestFirst {
	sort( tests ) {
		const durations = readDurations();
		const secondsOf = ( test ) => durations[ path.basename( test.path ) ] ?? UNKNOWN_SECONDS;
		return [ ...tests ].sort( ( one, other ) => secondsOf( other ) - secondsOf( one ) );
	}

	cacheResults( _tests, results ) {
		if ( process.env.STORE_ADMIN_RECORD_DURATIONS !== '1' ) {
			return;
		}
		const measured = results.testResults.map( ( { testFilePath, perfStats } ) => [
			path.basename( testFilePath ),
			Math.round( perfStats.runtime / 1000 ),
		] );
		const isThere = ( [ name ] ) => existsSync( path.join( path.dirname( RECORD ), name ) );
		const all = Object.entries( { ...readDurations(), ...Object.fromEntries( measured ) } ).filter( isThere );
		const durations = Object.fromEntries( all.sort( ( [ one ], [ other ] ) => one.localeCompare( other ) ) );
		writeFileSync( RECORD, `${ JSON.stringify( durations, null, '\t' ) }\n` );
	}
}

module.exports = LongestFirst;
