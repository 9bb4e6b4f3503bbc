const { TestEnvironment } = require( 'jest-environment-node' );
const { chromium } = require( 'playwright-core' );

/** What a worker process says to jest-worker's children when no test file is left. */
const END = 2;

/**
 * What the test files of a lane share, one after another: the browser and its signed-in profile, whose cache is warm. It is kept outside of the
 * sandbox of a test file, which ends with the file.
 */
const lane = {};

if ( process.send ) {
	// The results have arrived. Playwright ends the browser with this process, and Jest does not wait long for a worker with something open.
	process.on( 'message', ( message ) => ( message?.[ 0 ] === END ? process.exit( 0 ) : undefined ) );
}
globalThis.browserTestLane = lane;

module.exports = class extends TestEnvironment {
	async setup() {
		await super.setup();
		Object.assign( this.global, { browserTestLane: lane, browserTestChromium: chromium } );
	}
};
