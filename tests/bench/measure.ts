import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from 'playwright-core';

/** The cost of opening a page once. Sizes are gzip bytes, times are milliseconds from the start of the navigation. */
export interface Sample {
	readonly documentBytes: number;
	readonly scripts: number;
	readonly scriptBytes: number;
	/** Packages of the host, and the large ones of WordPress that come with them. */
	readonly packages: number;
	readonly styles: number;
	readonly styleBytes: number;
	readonly restCalls: number;
	/** Time until the first byte of the document. */
	readonly firstByte: number;
	/** Time until the last byte of the document. */
	readonly documentEnd: number;
	/** Time until what the user looks for first is visible: the first row of Home, the first figure of a report. */
	readonly first: number;
	/** Time until the app has rendered all of the main content. */
	readonly drawn: number;
	readonly blocking: number;
	readonly layoutShift: number;
}

/** Content to wait for. */
export interface Mark {
	/** Selectors, each of which matches an element. */
	readonly present: readonly string[];
	/** Whether one of the elements of each selector has to contain a digit, which a placeholder does not. */
	readonly hasDigit?: boolean;
	/** Selector of placeholders, which match nothing any more. */
	readonly absent?: string;
}

export interface Target {
	readonly name: string;
	/** Address below wp-admin. */
	readonly path: string;
	/** The content that the user looks for first; null when the page is complete once it has loaded. */
	readonly first: Mark | null;
	/** All of the main content, rendered by the app. The server may print the first part before. */
	readonly drawn: Mark | null;
}

interface Seen {
	/** Milliseconds, 0 before it happened. Measured in the page, since a call to this process would add its own time. */
	first: number;
	drawn: number;
	blocking: number;
	layoutShift: number;
}

/** Runs in the page before its scripts: long tasks and layout shifts are reported only to observers. */
function observe( [ first, drawn ]: readonly [ Mark | null, Mark | null ] ): void {
	const seen: Seen = { first: 0, drawn: 0, blocking: 0, layoutShift: 0 };
	Object.assign( window, { benchSeen: seen } );
	for ( const [ name, mark ] of [
		[ 'first', first ],
		[ 'drawn', drawn ],
	] as const ) {
		// What was just added is visible with the next frame. (No function here has a name, since the compiler adds a call to such.)
		if ( mark ) {
			new MutationObserver( ( _, observer ) => {
				const isPresent = mark.present.every( ( selector ) =>
					[ ...document.querySelectorAll( selector ) ].some( ( element ) => ! mark.hasDigit || /\d/.test( element.textContent ) )
				);
				if ( isPresent && ( mark.absent === undefined || document.querySelector( mark.absent ) === null ) ) {
					observer.disconnect();
					requestAnimationFrame( () => {
						seen[ name ] = performance.now();
					} );
				}
			} ).observe( document, { childList: true, subtree: true, characterData: true, attributeFilter: [ 'class', 'aria-busy' ] } );
		} else {
			window.addEventListener( 'load', () => {
				requestAnimationFrame( () => {
					seen[ name ] = performance.now();
				} );
			} );
		}
	}
	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries() ) {
			seen.blocking += Math.max( 0, entry.duration - 50 );
		}
	} ).observe( { type: 'longtask', buffered: true } );
	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries() ) {
			const shift = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
			seen.layoutShift += shift.hadRecentInput ? 0 : shift.value;
		}
	} ).observe( { type: 'layout-shift', buffered: true } );
}

const isRest = ( url: string ) => url.includes( '/wp-json/' ) || url.includes( 'rest_route=' );

/** The body of a response; Chromium does not keep the body of every cached response. */
async function contentOf( response: Response ): Promise< Buffer > {
	try {
		return await response.body();
	} catch {
		// WordPress starts workers from blobs; their source is counted already.
		if ( ! response.url().startsWith( 'http' ) ) {
			return Buffer.alloc( 0 );
		}
		return ( await response.frame().page().context().request.get( response.url() ) ).body();
	}
}

const isPackage = ( url: string ) =>
	/\/plugins\/woocommerce\/assets\/|\/dist\/(components|block-editor|core-data|plugins)(\.min)?\.js|\/vendor\/(moment|lodash)(\.min)?\.js/.test(
		url
	);

async function weigh( responses: readonly Response[], type: string ): Promise< [ number, number ] > {
	const chosen = responses.filter( ( response ) => response.request().resourceType() === type );
	const sizes = await Promise.all( chosen.map( async ( response ) => gzipSync( await contentOf( response ) ).length ) );
	return [ chosen.length, sizes.reduce( ( sum, size ) => sum + size, 0 ) ];
}

/** The measurements that the page has made so far. */
function readSeen(): Seen {
	return ( window as unknown as { benchSeen: Seen } ).benchSeen;
}

/** When the first and the last byte of the document arrived. */
function readDocumentTimes(): { firstByte: number; documentEnd: number } {
	const [ navigation ] = performance.getEntriesByType( 'navigation' ) as PerformanceNavigationTiming[];
	return { firstByte: navigation?.responseStart ?? Number.NaN, documentEnd: navigation?.responseEnd ?? Number.NaN };
}

/** Waits until no REST call has been made for the given time. */
async function settle( page: Page, quiet: number ): Promise< void > {
	let last = Date.now();
	const note = ( request: { url: () => string } ) => {
		last = isRest( request.url() ) ? Date.now() : last;
	};
	page.on( 'request', note );
	while ( Date.now() - last < quiet ) {
		await page.waitForTimeout( 100 );
	}
	page.off( 'request', note );
}

/**
 * Opens a page once in a new tab and measures it.
 *
 * @throws Error (playwright's time-out) when the page never shows what marks it as ready.
 */
export async function measure( context: BrowserContext, base: string, target: Target ): Promise< Sample > {
	const page = await context.newPage();
	try {
		await page.addInitScript( observe, [ target.first, target.drawn ] as const );
		const responses: Response[] = [];
		let restCalls = 0;
		page.on( 'response', ( response ) => responses.push( response ) );
		page.on( 'request', ( request ) => {
			restCalls += isRest( request.url() ) ? 1 : 0;
		} );
		await page.goto( `${ base }/wp-admin/${ target.path }`, { waitUntil: 'commit' } );
		await page.waitForLoadState();
		await page.waitForFunction( () => ( window as unknown as { benchSeen: Seen } ).benchSeen.drawn > 0, null, { timeout: 60000 } );
		await settle( page, 1500 );
		const { first, drawn, blocking, layoutShift } = await page.evaluate( readSeen );
		const times = await page.evaluate( readDocumentTimes );
		const [ , documentBytes ] = await weigh( responses, 'document' );
		const [ scripts, scriptBytes ] = await weigh( responses, 'script' );
		const packages = responses.filter(
			( response ) => response.request().resourceType() === 'script' && isPackage( response.url() )
		).length;
		const [ styles, styleBytes ] = await weigh( responses, 'stylesheet' );
		return {
			documentBytes,
			scripts,
			scriptBytes,
			packages,
			styles,
			styleBytes,
			restCalls,
			...times,
			first,
			drawn,
			blocking,
			layoutShift,
		};
	} finally {
		await page.close();
	}
}

/** The median of each figure over several samples. */
export function median( samples: readonly Sample[] ): Sample {
	const middle = ( key: keyof Sample ) =>
		samples.map( ( sample ) => sample[ key ] ).sort( ( a, b ) => a - b )[ Math.floor( samples.length / 2 ) ] ?? Number.NaN;
	return {
		documentBytes: middle( 'documentBytes' ),
		scripts: middle( 'scripts' ),
		scriptBytes: middle( 'scriptBytes' ),
		packages: middle( 'packages' ),
		styles: middle( 'styles' ),
		styleBytes: middle( 'styleBytes' ),
		restCalls: middle( 'restCalls' ),
		firstByte: middle( 'firstByte' ),
		documentEnd: middle( 'documentEnd' ),
		first: middle( 'first' ),
		drawn: middle( 'drawn' ),
		blocking: middle( 'blocking' ),
		layoutShift: middle( 'layoutShift' ),
	};
}
