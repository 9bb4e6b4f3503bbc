import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

/** Waits until all animations have ended. Spinners, which never end, do not count. */
export async function waitForAnimations( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		const ending = document.getAnimations().filter( ( { effect } ) => effect?.getComputedTiming().endTime !== Infinity );
		await Promise.allSettled( ending.map( ( { finished } ) => finished ) );
	} );
}

/**
 * Lists what axe finds in our part of a page; the frame of WordPress is not checked.
 *
 * @param page  The page.
 * @param place Selector of our part; on classic pages it has another name.
 */
export async function findViolations( page: Page, place = '#root' ): Promise< string[] > {
	if ( ! ( await page.evaluate( () => 'axe' in window ) ) ) {
		await page.evaluate( axe );
	}
	// Text that fades in has too little contrast until the animation ends.
	await waitForAnimations( page );
	const { violations } = await page.evaluate(
		( selector ) =>
			( window as unknown as { axe: { run: ( place: string, options: object ) => Promise< AxeResults > } } ).axe.run( selector, {
				resultTypes: [ 'violations' ],
			} ),
		place
	);
	return violations.flatMap( ( { id, nodes } ) => nodes.map( ( node ) => `${ id }: ${ node.html.slice( 0, 150 ) }` ) );
}

/** Measures by how many pixels a page is wider than its window. */
export async function widestOverflow( page: Page ): Promise< number > {
	return page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth );
}
