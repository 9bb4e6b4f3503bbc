import type { Browser, BrowserContext } from 'playwright-core';
import { openContext, signIn } from '../e2e/support/browser';
import { chooseScreens } from '../site/choose-screens';
import type { RunningSite } from '../site/start-options';
import { measure, median, type Sample, type Target } from './measure';
import { BARE_PAGE, targetOf, type PageName } from './pages';

/** What was measured of one page. */
export interface PageResult {
	readonly samples: ReadonlyMap< string, Sample >;
	/** Why a column is missing. */
	readonly problems: readonly string[];
}

export interface PageOptions {
	readonly runs: number;
	/** Whether the browser has the files of the page in its cache. */
	readonly isWarm: boolean;
}

/** The tours of the host open once per store and cover the report. */
const TOURS = [ 'woocommerce_revenue_report_date_tour_shown', 'woocommerce_orders_report_date_tour_shown' ];

/** Marks the tours as seen, and returns a function that restores what was saved before. */
export async function hideTours( store: RunningSite ): Promise< () => Promise< void > > {
	const read =
		'echo wp_json_encode( array_map( "get_option", $args[0] ) ); foreach ( $args[0] as $name ) { update_option( $name, "yes" ); }';
	const saved: unknown = JSON.parse( await store.runPhp( { code: read }, [ TOURS ] ) );
	const restore =
		'foreach ( $args[0] as $at => $name ) { false === $args[1][ $at ] ? delete_option( $name ) : update_option( $name, $args[1][ $at ] ); }';
	return async () => {
		await store.runPhp( { code: restore }, [ TOURS, saved ] );
	};
}

/** Measures a page once: with an empty cache in a profile of its own, or in the given one. */
async function measureOnce( browser: Browser, signedIn: BrowserContext, url: string, target: Target, isWarm: boolean ): Promise< Sample > {
	if ( isWarm ) {
		return measure( signedIn, url, target );
	}
	const context = await openContext( browser, { storageState: await signedIn.storageState() } );
	try {
		return await measure( context, url, target );
	} finally {
		await context.close();
	}
}

/**
 * Measures a page with both apps, and the bare admin page. The runs of the three take turns, so that other work of the machine costs all of
 * them the same. A target whose content never appears is left out.
 *
 * @param browser  an open browser
 * @param signedIn profile of a user with all rights
 * @param store    a running store
 * @param page     the page
 * @param options  number of runs and state of the cache
 */
async function measurePage(
	browser: Browser,
	signedIn: BrowserContext,
	store: RunningSite,
	page: PageName,
	{ runs, isWarm }: PageOptions
): Promise< PageResult > {
	const ours = targetOf( page, 'ours' );
	const hosts = targetOf( page, 'host' );
	const left = new Set( store.state.host.asked === 'demo' ? [ BARE_PAGE, ours ] : [ BARE_PAGE, ours, hosts ] );
	const samples = new Map< Target, Sample[] >( [ ...left ].map( ( target ) => [ target, [] ] ) );
	const problems: string[] = [];
	// The first run only warms the server.
	for ( let run = -1; run < runs; run++ ) {
		for ( const target of left ) {
			await chooseScreens( store, target === hosts ? 'host' : 'ours' );
			try {
				const sample = await measureOnce( browser, signedIn, store.url, target, isWarm );
				samples.get( target )?.push( ...( run < 0 ? [] : [ sample ] ) );
			} catch ( error ) {
				left.delete( target );
				problems.push( `${ target.name }: ${ ( error instanceof Error ? error.message : String( error ) ).split( '\n' )[ 0 ] }` );
			}
		}
	}
	return { samples: new Map( [ ...left ].map( ( target ) => [ target.name, median( samples.get( target ) ?? [] ) ] ) ), problems };
}

/**
 * Measures pages one after another.
 *
 * @param browser an open browser
 * @param store   a running store
 * @param pages   the pages
 * @param options number of runs and state of the cache
 * @param say     called with the result of each page as soon as it is known
 */
export async function measurePages(
	browser: Browser,
	store: RunningSite,
	pages: readonly PageName[],
	options: PageOptions,
	say: ( page: PageName, result: PageResult ) => void
): Promise< ReadonlyMap< PageName, PageResult > > {
	const context = await openContext( browser );
	await signIn( context, store );
	const results = new Map< PageName, PageResult >();
	const restoreTours = await hideTours( store );
	try {
		for ( const page of pages ) {
			const result = await measurePage( browser, context, store, page, options );
			results.set( page, result );
			say( page, result );
		}
	} finally {
		await chooseScreens( store, 'ours' );
		await restoreTours();
	}
	return results;
}
