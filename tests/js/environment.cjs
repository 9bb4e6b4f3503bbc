const { TestEnvironment } = require( 'jest-environment-jsdom' );

/** The browser has fetch and its classes; jsdom leaves them out, Node has them. */
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
