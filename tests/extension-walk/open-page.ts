import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { cleanLine } from './clean-line';
import type { PageFacts, SeenFacts } from './page-facts';
import { SEE_PAGE } from './read-page';
import { watchPage, type PageWatch } from './watch-page';

/** Milliseconds without a request and without a change of the text, after which a page counts as complete. */
const QUIET = 1000;

/** Maximum wait for a page to become quiet. A page that polls the server never does. */
const LONGEST = 15_000;

/** Waits until the page sends no requests and its text stays the same. */
export async function settle( page: Page, watch: PageWatch ): Promise< void > {
	const start = Date.now();
	let length = -1;
	let since = start;
	while ( Date.now() - start < LONGEST ) {
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
	await settle( page, watch );
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
