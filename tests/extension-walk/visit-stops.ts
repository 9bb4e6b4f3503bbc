import type { Stop } from './find-links';
import type { Visit } from './page-facts';
import { Walker, type Session } from './walker';

export interface VisitOptions {
	/** Time limit for one page in seconds. */
	readonly seconds: number;
	/** Browsers that open pages at the same time. */
	readonly lanes: number;
}

async function visit( walker: Walker, stop: Stop ): Promise< Visit > {
	try {
		return { facts: await walker.open( stop.path ) };
	} catch ( error ) {
		return { failure: ( error instanceof Error ? error.message : String( error ) ).split( '\n' )[ 0 ] ?? 'unknown' };
	}
}

/**
 * Opens pages in a few browsers, each page once. A page that hangs costs only its own time limit.
 *
 * @param session signed-in session
 * @param stops   the pages
 * @param options time limit and number of browsers
 * @param say     called with the name of each opened page
 */
export async function visitStops(
	session: Session,
	stops: readonly Stop[],
	{ seconds, lanes }: VisitOptions,
	say: ( line: string ) => void
): Promise< ReadonlyMap< Stop, Visit > > {
	const queue = [ ...stops ];
	const visits = new Map< Stop, Visit >();
	const work = async () => {
		const walker = new Walker( session, seconds );
		// The first page of a new browser compiles the scripts that all others use.
		await walker.open( 'index.php' ).catch( () => undefined );
		for ( let stop = queue.shift(); stop !== undefined; stop = queue.shift() ) {
			const start = Date.now();
			visits.set( stop, await visit( walker, stop ) );
			say( `${ stop.path } (${ ( ( Date.now() - start ) / 1000 ).toFixed( 1 ) } s)` );
		}
		await walker.close();
	};
	await Promise.all( Array.from( { length: lanes }, work ) );
	return visits;
}
