/** More turns of the event loop than a resolver, its request and the following state changes need. */
const TURNS = 5;

/** Waits until everything that was started without a delay is done. For delays, see `pass-time.ts`. */
export async function settle(): Promise< void > {
	for ( let turn = 0; turn < TURNS; turn++ ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 0 ) );
	}
}
