const { TestEnvironment } = require( 'jest-environment-jsdom' );

/** Adds fetch and its classes, which browsers and Node.js have and jsdom does not. */
class BrowserEnvironment extends TestEnvironment {
	async setup() {
		await super.setup();
		Object.assign( this.global, {
			fetch: undefined,
			Request,
			Response,
			Headers,
			TextEncoder,
			TextDecoder,
			structuredClone,
		} );
	}
}

module.exports = BrowserEnvironment;
