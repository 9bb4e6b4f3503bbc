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

/** Part of a page's time that is waited for spinners and grey shapes. Some stay for ever, because the store cannot reach other servers. */
const LONGEST_LOADING = 0.25;

/** What the host, ours and extensions draw while something loads. */
const LOADING = [
	'[aria-busy="true"]',
	'.is-placeholder',
	'.is-loading',
	'.components-spinner',
	'.woocommerce-spinner',
	'.spinner.is-active',
	'[class*="skeleton"]',
	'[class*="__placeholder-item"]',
]
	.map( ( mark ) => `#wpbody ${ mark }, .woocommerce-layout ${ mark }` )
	.join( ', ' );

/** Length of the page's text, and whether it shows that something loads. */
const lookAt = ( page: Page ) =>
	page.evaluate(
		( marks ) => ( {
			length: document.body.textContent.length,
			isLoading: [ ...document.querySelectorAll( marks ) ].some( ( mark ) => mark.checkVisibility( { visibilityProperty: true } ) ),
		} ),
		LOADING
	);

/**
 * Waits until the page sends no requests, its text stays the same and nothing shows that it loads, or until the time is over.
 *
 * @return whether something was still loading
 */
export async function settle( page: Page, watch: PageWatch, longest: number ): Promise< boolean > {
	const start = Date.now();
	let seen = await lookAt( page );
	let since = start;
	while ( Date.now() - start < longest ) {
		await wait( 200 );
		const now = await lookAt( page );
		since = now.length === seen.length && now.isLoading === seen.isLoading ? since : Date.now();
		seen = now;
		const isQuiet = watch.quietFor() >= QUIET && Date.now() - since >= QUIET;
		if ( isQuiet && ( ! now.isLoading || Date.now() - start >= ( longest / LONGEST ) * LONGEST_LOADING ) ) {
			break;
		}
	}
	return seen.isLoading;
}

/** Home asks for its messages when they come near the window, so it is scrolled to its end and back before it is read. */
async function scrollThrough( page: Page, watch: PageWatch, longest: number ): Promise< boolean > {
	await page.evaluate( () => window.scrollTo( 0, document.documentElement.scrollHeight ) );
	const isLoading = await settle( page, watch, longest );
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	return isLoading;
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
	let isLoading = await settle( page, watch, longest );
	if ( url.endsWith( HOME.path ) ) {
		isLoading = await scrollThrough( page, watch, longest / 2 );
	}
	const seen = await page.evaluate< SeenFacts >( SEE_PAGE );
	return {
		...seen,
		title: cleanLine( seen.title ),
		text: seen.text.map( cleanLine ),
		places: seen.places.map( ( place ) => ( { ...place, name: cleanLine( place.name ) } ) ),
		address: cleanLine( page.url() ),
		status: String( response?.status() ?? 'none' ),
		loading: isLoading ? [ 'parts of the page were still loading when it was read' ] : [],
		pageErrors: watch.pageErrors,
		console: watch.console,
		failedRequests: watch.failedRequests,
	};
}
