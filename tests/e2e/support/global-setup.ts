import { countLanes, laneFolders, setLaneFolders } from './lanes';
import { startStore } from './store';

/** Starts one store per lane, at the same time. `global-teardown.ts` stops those that were not running before. */
async function setUp(): Promise< void > {
	const named = laneFolders();
	const stores = await Promise.all( Array.from( { length: countLanes() }, ( _, lane ) => startStore( named[ lane ] ) ) );
	setLaneFolders( stores.map( ( { dir } ) => dir ) );
	const started = stores.filter( ( { wasRunning } ) => ! wasRunning );
	Object.assign( globalThis, { endBrowserTests: () => Promise.all( started.map( ( store ) => store.stop() ) ) } );
}

module.exports = setUp;
