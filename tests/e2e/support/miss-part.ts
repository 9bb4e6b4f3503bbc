import { expect } from '@jest/globals';
import type { Locator, Route } from 'playwright-core';
import { eventually } from './eventually';
import type { LazyPart } from './lazy-parts';
import type { Scenario } from './scenario';

/** Longer than webpack waits for a chunk. */
const TOO_LONG = 125_000;

type Answer = ( route: Route ) => Promise< void >;

const NOT_FOUND: Answer = async ( route ) => route.fulfill( { status: 404, contentType: 'text/html', body: 'Not found' } );
const HTML: Answer = async ( route ) => route.fulfill( { status: 200, contentType: 'text/html', body: '<!doctype html><p>Maintenance' } );
const NO_ANSWER: Answer = async () => {};

/** Ways in which a script can fail to load. */
const ANSWERS: readonly Answer[] = [ NOT_FOUND, HTML, NO_ANSWER ];

/** Ways in which a style can fail to load. HTML is not among them, because Chromium loads it as an empty style. */
export const STYLE_ANSWERS: readonly Answer[] = [ NOT_FOUND, NO_ANSWER ];

/**
 * Opens a part while its file is answered with 404, then with HTML, then not at all, then correctly, with a press on the
 * part's Retry in between.
 *
 * @param scenario From `prepareScenario()`.
 * @param name     Name of the chunk.
 * @param part     How to open the part.
 */
export async function missPart( scenario: Scenario, name: string, part: LazyPart ): Promise< void > {
	await missFile( scenario, `${ name }\\.\\w+\\.js`, part );
}

/**
 * Like `missPart`, for any file that a part needs.
 *
 * @param scenario From `prepareScenario()`.
 * @param file     Pattern of the file name.
 * @param part     Part that needs the file.
 */
export async function missFile( scenario: Scenario, file: string, part: LazyPart, answers: readonly Answer[] = ANSWERS ): Promise< void > {
	const { page } = scenario;
	const asked: string[] = [];
	await page.clock.install();
	await page.route( new RegExp( `/build/chunks/${ file }` ), async ( route ) => {
		const answer = answers[ asked.length ];
		asked.push( route.request().url() );
		await ( answer ? answer( route ) : route.continue() );
	} );
	await part.open( scenario );
	const message: Locator = page
		.getByRole( 'alert' )
		.or( page.locator( '.store-admin-snackbar' ) )
		.filter( { hasText: part.says } )
		.first();
	const retry = message.getByRole( 'button', { name: /^(Retry|Try again)$/ } );
	await asks( asked, 1 );
	while ( asked.length < answers.length ) {
		await message.waitFor();
		const before = asked.length;
		// Some parts retry once by themselves.
		if ( before < answers.length ) {
			await retry.click();
			await asks( asked, before + 1 );
		}
	}
	await page.clock.fastForward( TOO_LONG );
	await message.waitFor();
	// The header and the rest of the page are there.
	expect( await page.locator( '.woocommerce-layout__header h1' ).count() ).toBe( 1 );
	await retry.click();
	await part.shows( page ).waitFor();
	expect( await message.count() ).toBe( 0 );
}

/** Waits until the file was requested that many times. */
async function asks( asked: readonly string[], times: number ): Promise< void > {
	await eventually(
		() => asked.length,
		( count ) => count >= times
	);
}
