/** More turns of the event loop than a resolver, a request and the state that follows from its answer take. */
const TURNS = 5;

/** Waits until everything that was started without a delay is done. For what has a delay, see `pass-time.ts`. */
export async function settle(): Promise< void > {
	for ( let turn = 0; turn < TURNS; turn++ ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 0 ) );
	}
}
