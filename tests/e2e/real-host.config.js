const { readdirSync, readFileSync } = require( 'node:fs' );
const path = require( 'node:path' );
const base = require( './jest.config.js' );

/** Files with these words need the demo store: they use its switches in the database, or make a store themselves. */
const OF_THE_STAND_IN = /demo_store|DemoStore|UNSTARTED_TASKS|preparePayments|startSite/;

const isForAnyHost = ( file ) => ! OF_THE_STAND_IN.test( readFileSync( path.join( __dirname, file ), 'utf8' ) );

/**
 * The browser tests that pass on a real WooCommerce too, on the store in the folder STORE_ADMIN_E2E_DIR.
 *
 * @type {import('jest').Config}
 */
module.exports = {
	...base,
	testMatch: readdirSync( __dirname )
		.filter( ( file ) => file.endsWith( '.test.ts' ) && isForAnyHost( file ) )
		.map( ( file ) => `**/tests/e2e/${ file }` ),
};
