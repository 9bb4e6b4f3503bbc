import type { PluginFolder } from '../site/plugin-folder';
import { compareLists, keepRepeated, type ListDifference } from './compare-lists';
import { comparePages, type Difference } from './compare-pages';
import { addedStops, hostStops, takeInventory, type Inventory } from './discover';
import { explain, type Explained } from './explain';
import { HOME, type Stop } from './find-links';
import type { Visit } from './page-facts';
import { visitStops, type VisitOptions } from './visit-stops';
import { WalkedStore } from './store';
import { openSession, Walker, type Session } from './walker';

/** Result of one page. */
export interface StopResult extends Explained {
	readonly stop: Stop;
}

/** Result of a store. */
export interface WalkResult {
	readonly host: string;
	readonly wordpress: string;
	readonly plugins: readonly string[];
	/** Plugins that could not be activated, with the message. */
	readonly notStarted: Readonly< Record< string, string > >;
	readonly stops: readonly StopResult[];
	/** Lines in PHP's log that only one of the two apps caused. */
	readonly phpLog: ListDifference;
}

/** The store and its signed-in user. */
interface Walked {
	readonly store: WalkedStore;
	readonly session: Session;
}

/** The pages of one of the two apps. */
interface Round {
	readonly visits: ReadonlyMap< Stop, Visit >;
	readonly phpLog: readonly string[];
}

interface RoundDifferences {
	readonly pages: ReadonlyMap< Stop, readonly Difference[] >;
	readonly phpLog: ListDifference;
}

export interface WalkOptions extends VisitOptions {
	readonly dir: string;
	readonly plugins: readonly PluginFolder[];
	/** Whether pages that differ are opened only once. */
	readonly isOnce: boolean;
	/** Pattern of the addresses to open; all when it is null. */
	readonly only: RegExp | null;
	/** Called with progress messages. */
	readonly say: ( line: string ) => void;
}

const visitOf = ( round: Round, stop: Stop ): Visit => round.visits.get( stop ) ?? { failure: 'was not opened' };

const nameOf = ( plugin: PluginFolder ) => plugin.mainFile.split( '/' )[ 0 ] ?? plugin.mainFile;

async function inventoryOf( store: WalkedStore, session: Session, seconds: number ): Promise< Inventory > {
	const walker = new Walker( session, seconds * 2 );
	try {
		return await takeInventory( walker, store.site.url, await store.gateways() );
	} finally {
		await walker.close();
	}
}

/**
 * Opens the dashboard and Home, so that plugins do their first-time work after the activation, such as creating tables
 * or redirecting to a welcome page.
 */
async function settleIn( session: Session, seconds: number ): Promise< void > {
	const walker = new Walker( session, seconds );
	for ( const path of [ 'index.php', 'index.php', HOME.path, 'admin.php?page=wc-settings' ] ) {
		await walker.open( path ).catch( () => undefined );
	}
	await walker.close();
}

/** Activates the plugins one after another. A plugin that breaks wp-admin is deactivated again. */
async function activateAll(
	store: WalkedStore,
	session: Session,
	{ plugins, say, seconds }: WalkOptions
): Promise< Record< string, string > > {
	const failed: Record< string, string > = {};
	for ( const plugin of plugins ) {
		const start = await store.logEnd();
		let problem = await store.activate( plugin );
		if ( problem === '' ) {
			const walker = new Walker( session, seconds );
			const status = await walker.open( 'index.php' ).then(
				( facts ) => facts.status,
				( error: unknown ) => String( error )
			);
			await walker.close();
			const fatal = ( await store.logSince( start ) ).find( ( line ) => line.includes( 'PHP Fatal error' ) );
			problem = status === '200' ? '' : ( fatal ?? `wp-admin answers ${ status }` );
		}
		if ( problem !== '' ) {
			failed[ nameOf( plugin ) ] = problem;
			say( `${ nameOf( plugin ) } cannot start: ${ problem }` );
			await store.deactivate( plugin ).catch( () => undefined );
		}
	}
	return failed;
}

/** Opens all stops with one of the two apps, from the data of the copy `ready`. */
async function visitAll( { store, session }: Walked, stops: readonly Stop[], isOurs: boolean, options: WalkOptions ): Promise< Round > {
	await store.putBack( 'ready' );
	await store.useOurs( isOurs );
	const start = await store.logEnd();
	const visits = await visitStops( session, stops, options, ( line ) => options.say( `${ isOurs ? 'ours' : 'host' }  ${ line }` ) );
	return { visits, phpLog: await store.logSince( start ) };
}

async function compareRound( walked: Walked, stops: readonly Stop[], options: WalkOptions ): Promise< RoundDifferences > {
	const host = await visitAll( walked, stops, false, options );
	const ours = await visitAll( walked, stops, true, options );
	const pages = new Map( stops.map( ( stop ) => [ stop, comparePages( visitOf( host, stop ), visitOf( ours, stop ) ) ] ) );
	return { pages, phpLog: compareLists( host.phpLog, ours.phpLog ) };
}

function inBoth( first: readonly Difference[], second: readonly Difference[] ): readonly Difference[] {
	return first
		.map( ( difference ) => {
			const again = second.find( ( { about } ) => about === difference.about );
			return { about: difference.about, ...keepRepeated( difference, again ?? { host: [], ours: [] } ) };
		} )
		.filter( ( { host, ours } ) => host.length + ours.length > 0 );
}

async function compareStops(
	walked: Walked,
	stops: readonly Stop[],
	options: WalkOptions
): Promise< Pick< WalkResult, 'stops' | 'phpLog' > > {
	const first = await compareRound( walked, stops, options );
	const explainedOnce = stops.map( ( stop ) => ( { stop, ...explain( stop, first.pages.get( stop ) ?? [] ) } ) );
	const unclear = options.isOnce ? [] : explainedOnce.filter( ( { unexplained } ) => unexplained.length > 0 ).map( ( { stop } ) => stop );
	if ( unclear.length === 0 ) {
		return { stops: explainedOnce, phpLog: first.phpLog };
	}
	options.say( `${ unclear.length } of ${ stops.length } pages are opened a second time, to tell chance from difference` );
	const second = await compareRound( walked, unclear, options );
	const explainedTwice = stops.map( ( stop ) => {
		const found = first.pages.get( stop ) ?? [];
		const again = second.pages.get( stop );
		return { stop, ...explain( stop, again ? inBoth( found, again ) : found ) };
	} );
	return { stops: explainedTwice, phpLog: first.phpLog };
}

async function walkStore( store: WalkedStore, options: WalkOptions ): Promise< WalkResult > {
	const { plugins, seconds, only } = options;
	await store.useOurs( false );
	await store.hideHeights();
	const session = await openSession( store.site );
	const before = await inventoryOf( store, session, seconds );
	const notStarted = await activateAll( store, session, options );
	await settleIn( session, seconds );
	const all = plugins.length === 0 ? hostStops( before ) : addedStops( before, await inventoryOf( store, session, seconds ) );
	const stops = all.filter( ( { path } ) => only === null || only.test( decodeURIComponent( path ) ) );
	await store.keep( 'ready' );
	const { host, wordpress } = store.site.state;
	return {
		host: host.version,
		wordpress: wordpress.version,
		plugins: plugins.map( nameOf ),
		notStarted,
		...( await compareStops( { store, session }, stops, options ) ),
	};
}

/**
 * Opens pages of a store with the host's own app and with ours, on the same data, and compares them. Without plugins
 * these are the host's own pages, otherwise the pages that the plugins add. At the end the store is as it was before.
 *
 * @param options store and plugins
 */
export async function walk( options: WalkOptions ): Promise< WalkResult > {
	const store = await WalkedStore.start( options.dir );
	const wasRunning = store.site.wasRunning;
	await store.keepOriginal();
	try {
		return await walkStore( store, options );
	} finally {
		await store.putBack( 'original' );
		await store.forget( 'original' );
		await store.forget( 'ready' );
		if ( ! wasRunning ) {
			await store.site.stop();
		}
	}
}
