import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext } from 'playwright-core';
import { launchBrowser, openContext, signIn } from '../e2e/support/browser';
import { startSite } from '../site/start-site';
import { chooseScreens } from '../site/choose-screens';
import { describeError } from '../site/errors';
import type { RunningSite } from '../site/start-options';
import { measure, median, type Sample, type Target } from './measure';
import { measureInteractions } from './interactions';
import { hideTours, measurePages, type PageResult } from './measure-pages';
import { measurePresses } from './presses';
import { BARE_PAGE, firstOf, parsePages, targetOf, type PageName } from './pages';
import { toComparison, toInteractionTable, toPressTable, toTable } from './report';

/*
 * Measures Home in Chromium against the bare admin page of the same store, with an extension beside it and, with a real host,
 * against the host's own app:
 *
 *   npm run bench -- [--runs 5] [--seed small] [--wordpress DIR --woocommerce DIR] [--json FILE]
 *   npm run bench -- --dir DIR        a store that exists already (npm start -- --dir DIR)
 *   npm run bench -- --pages home,revenue,orders,… [--warm]   (the names are in pages.ts)
 *                                     these pages instead, each without the extension, with an empty cache unless --warm is given
 *   npm run bench -- --presses          presses in the reports instead
 */

const extension = path.resolve( __dirname, '../extension' );
const bare = BARE_PAGE;
const ours = targetOf( 'home', 'ours' );
const hosts = targetOf( 'home', 'host' );
const extended = { ...ours, name: 'with the sample extension' };
const fullyExtended = { ...ours, name: 'with one that needs every package' };

function readOptions() {
	const text = { type: 'string' } as const;
	const { values } = parseArgs( {
		options: {
			runs: { ...text, default: '5' },
			seed: { ...text, default: 'small' },
			wordpress: text,
			woocommerce: text,
			dir: text,
			json: text,
			pages: text,
			warm: { type: 'boolean' },
			presses: { type: 'boolean' },
		},
	} );
	return values;
}

type Options = ReturnType< typeof readOptions >;

function openStore( { dir, seed, wordpress, woocommerce }: Options ): Promise< RunningSite > {
	return startSite(
		dir
			? { dir }
			: {
					...( wordpress ? { wordpress } : {} ),
					...( woocommerce ? { woocommerce } : {} ),
					seed: seed === 'medium' ? 'medium' : 'small',
					plugins: [ extension ],
				}
	);
}

/** Opens a page a few times and returns the median of each figure. The first time only warms the server. */
async function measureTarget( context: BrowserContext, store: RunningSite, target: Target, runs: number ): Promise< Sample > {
	await measure( context, store.url, target );
	const samples: Sample[] = [];
	for ( let run = 0; run < runs; run++ ) {
		samples.push( await measure( context, store.url, target ) );
	}
	return median( samples );
}

/** Chooses which parts of the sample extension run; null on a store that does not have the extension. */
async function chooseParts( store: RunningSite, parts: readonly string[] | null ): Promise< boolean > {
	const code = `null === $args[0] ? delete_option( 'sample_extension_parts' ) : update_option( 'sample_extension_parts', $args[0] );
		echo function_exists( 'SampleExtension\\\\active_parts' ) ? 'yes' : 'no';`;
	return ( await store.runPhp( { code }, [ parts ] ) ).trim() === 'yes';
}

async function measureExtended( context: BrowserContext, store: RunningSite, runs: number ): Promise< ReadonlyMap< string, Sample > > {
	const pages = new Map< string, Sample >();
	const targets = [
		[ extended, [ 'page', 'header-item', 'task' ] ],
		[ fullyExtended, [ 'app-only' ] ],
	] as const;
	for ( const [ target, parts ] of targets ) {
		if ( await chooseParts( store, parts ) ) {
			pages.set( target.name, await measureTarget( context, store, target, runs ) );
		}
	}
	return pages;
}

interface Results {
	readonly pages: ReadonlyMap< string, Sample >;
	readonly interactions: ReadonlyMap< string, number >;
}

async function compare( store: RunningSite, options: Options ): Promise< Results > {
	const runs = Number( options.runs );
	const pages = new Map< string, Sample >();
	const browser = await launchBrowser();
	try {
		const context = await openContext( browser );
		await signIn( context, store );
		await chooseParts( store, [] );
		pages.set( bare.name, await measureTarget( context, store, bare, runs ) );
		pages.set( ours.name, await measureTarget( context, store, ours, runs ) );
		for ( const [ name, sample ] of await measureExtended( context, store, runs ) ) {
			pages.set( name, sample );
		}
		await chooseParts( store, [] );
		if ( store.state.host.asked !== 'demo' ) {
			await chooseScreens( store, 'host' );
			try {
				pages.set( hosts.name, await measureTarget( context, store, hosts, runs ) );
			} finally {
				await chooseScreens( store, 'ours' );
			}
		}
		return { pages, interactions: await measureInteractions( context, store, runs ) };
	} finally {
		await browser.close();
	}
}

const print = ( text: string ) => process.stdout.write( `${ text }\n\n` );

function printPage( page: PageName, { samples, problems }: PageResult ): void {
	const parts = [ `## ${ page }`, toTable( samples, firstOf( page ) ), toComparison( samples, firstOf( page ) ), problems.join( '\n' ) ];
	print( parts.filter( ( part ) => part !== '' ).join( '\n\n' ) );
}

/** Measures the pages that `--pages` names, and prints each as soon as it is measured. */
async function benchPages( store: RunningSite, pages: readonly PageName[], options: Options ): Promise< unknown > {
	const browser = await launchBrowser();
	try {
		await chooseParts( store, [] );
		const how = { runs: Number( options.runs ), isWarm: options.warm === true };
		const results = await measurePages( browser, store, pages, how, printPage );
		return Object.fromEntries( [ ...results ].map( ( [ page, { samples } ] ) => [ page, Object.fromEntries( samples ) ] ) );
	} finally {
		await browser.close();
	}
}

/** Measures presses in the reports, and prints the work of each. */
async function benchPresses( store: RunningSite, options: Options ): Promise< object > {
	const browser = await launchBrowser();
	const showTours = await hideTours( store );
	try {
		const context = await openContext( browser );
		await signIn( context, store );
		const works = await measurePresses( context, store.url, Number( options.runs ) );
		print( toPressTable( works ) );
		return { presses: Object.fromEntries( works ) };
	} finally {
		await showTours();
		await browser.close();
	}
}

/** Measures Home with and without extensions, and prints it. */
async function benchHome( store: RunningSite, options: Options ): Promise< object > {
	const { pages, interactions } = await compare( store, options );
	print( toTable( pages, firstOf( 'home' ) ) );
	print( toInteractionTable( interactions ) );
	return { results: Object.fromEntries( pages ), interactions: Object.fromEntries( interactions ) };
}

/** Measures what the options ask for. The name is that of the file for the results. */
async function benchChosen( store: RunningSite, options: Options, pages: readonly PageName[] | null ) {
	if ( options.presses ) {
		return { name: 'presses', found: await benchPresses( store, options ) };
	}
	return pages
		? { name: 'pages', found: { pages: await benchPages( store, pages, options ) } }
		: { name: 'home', found: await benchHome( store, options ) };
}

async function main(): Promise< void > {
	const options = readOptions();
	const pages = options.pages === undefined ? null : parsePages( options.pages );
	const store = await openStore( options );
	try {
		const { name, found } = await benchChosen( store, options, pages );
		const file = path.resolve( options.json ?? `tests/bench/results/${ name }.json` );
		mkdirSync( path.dirname( file ), { recursive: true } );
		writeFileSync( file, `${ JSON.stringify( { host: store.state.host, seed: store.state.seed, ...found }, null, '\t' ) }\n` );
		process.stdout.write( `Written to ${ file }\n` );
	} finally {
		if ( ! options.dir ) {
			await store.stop();
		}
	}
}

main().catch( ( error: unknown ) => {
	process.stderr.write( `${ describeError( error ) }\n` );
	process.exitCode = 1;
} );
