import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

/** Waits until nothing moves or fades any more; spinners, which never end, do not count. */
export async function waitForAnimations( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		const ending = document.getAnimations().filter( ( { effect } ) => effect?.getComputedTiming().endTime !== Infinity );
		await Promise.allSettled( ending.map( ( { finished } ) => finished ) );
	} );
}

/**
 * What axe finds in our part of a page: WordPress' own frame is not ours to judge.
 *
 * @param page  The page.
 * @param place Selector of our part; classic pages have one of another name.
 */
export async function findViolations( page: Page, place = '#root' ): Promise< string[] > {
	await page.evaluate( axe );
	// What fades in has the contrast of a ghost until it is there.
	await waitForAnimations( page );
	const { violations } = await page.evaluate(
		( selector ) => ( window as unknown as { axe: { run: ( place: string ) => Promise< AxeResults > } } ).axe.run( selector ),
		place
	);
	return violations.flatMap( ( { id, nodes } ) => nodes.map( ( node ) => `${ id }: ${ node.html.slice( 0, 150 ) }` ) );
}

/** By how many pixels a page is wider than its window. */
export async function widestOverflow( page: Page ): Promise< number > {
	return page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth );
}
