import { startStore } from './store';

/** Starts the store once for all browser tests and ends it after them, unless it was running before. */
async function setUp(): Promise< void > {
	const store = await startStore();
	if ( ! store.wasRunning ) {
		Object.assign( globalThis, { endBrowserTests: () => store.stop() } );
	}
}

module.exports = setUp;
