import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { cleanLine } from './clean-line';
import { HOME } from './find-links';
import type { PageFacts, SeenFacts } from './page-facts';
import { SEE_PAGE } from './read-page';
import { watchPage, type PageWatch } from './watch-page';

/** Milliseconds without a request and without a change of the text, after which a page counts as complete. */
const QUIET = 1000;

/** Part of a page's time that it may take to become quiet. A page that polls the server never does. */
const LONGEST = 0.5;

/** Waits until the page sends no requests and its text stays the same, or until the time is over. */
export async function settle( page: Page, watch: PageWatch, longest: number ): Promise< void > {
	const start = Date.now();
	let length = -1;
	let since = start;
	while ( Date.now() - start < longest ) {
		const now = await page.evaluate( () => document.body.textContent.length );
		if ( now !== length ) {
			length = now;
			since = Date.now();
		}
		if ( watch.quietFor() >= QUIET && Date.now() - since >= QUIET ) {
			return;
		}
		await wait( 200 );
	}
}

/** Home asks for its messages when they come near the window, so it is scrolled to its end and back before it is read. */
async function scrollThrough( page: Page, watch: PageWatch, longest: number ): Promise< void > {
	await page.evaluate( () => window.scrollTo( 0, document.documentElement.scrollHeight ) );
	await settle( page, watch, longest );
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
}

/**
 * Opens an address and reads the page once it is quiet.
 *
 * @param page    an empty page
 * @param url     address to open
 * @param seconds for the server's answer
 * @throws Error of the browser when the page does not open
 */
export async function openPage( page: Page, url: string, seconds: number ): Promise< PageFacts > {
	const watch = watchPage( page );
	const response = await page.goto( url, { waitUntil: 'domcontentloaded', timeout: seconds * 1000 } );
	const longest = seconds * 1000 * LONGEST;
	await settle( page, watch, longest );
	if ( url.endsWith( HOME.path ) ) {
		await scrollThrough( page, watch, longest / 2 );
	}
	const seen = await page.evaluate< SeenFacts >( SEE_PAGE );
	return {
		...seen,
		title: cleanLine( seen.title ),
		text: seen.text.map( cleanLine ),
		places: seen.places.map( ( place ) => ( { ...place, name: cleanLine( place.name ) } ) ),
		address: cleanLine( page.url() ),
		status: String( response?.status() ?? 'none' ),
		pageErrors: watch.pageErrors,
		console: watch.console,
		failedRequests: watch.failedRequests,
	};
}
