import { expect } from '@jest/globals';
import type { Locator, Route } from 'playwright-core';
import { eventually } from './eventually';
import { LAZY_PARTS, type LazyPart } from './lazy-parts';
import type { Scenario } from './scenario';

/** Longer than webpack waits for a chunk. */
const TOO_LONG = 125_000;

type Answer = ( route: Route ) => Promise< void >;

const NOT_FOUND: Answer = async ( route ) => route.fulfill( { status: 404, contentType: 'text/html', body: 'Not found' } );
const HTML: Answer = async ( route ) => route.fulfill( { status: 200, contentType: 'text/html', body: '<!doctype html><p>Maintenance' } );
const NO_ANSWER: Answer = async () => {};

/** Ways in which a script can fail to load. */
const ANSWERS: readonly Answer[] = [ NOT_FOUND, HTML, NO_ANSWER ];

/** For parts after the first one of a place, because all parts are loaded by the same code. Some parts retry once by themselves. */
const FEW_ANSWERS: readonly Answer[] = [ NOT_FOUND, NOT_FOUND ];

/** Ways in which a style can fail to load. HTML is not among them, because Chromium loads it as an empty style. */
export const STYLE_ANSWERS: readonly Answer[] = [ NOT_FOUND, NO_ANSWER ];

interface PartOfPlace {
	/** Name of the chunk. */
	readonly name: string;
	/** How to open the part. */
	readonly part: LazyPart;
	readonly hasAllAnswers: boolean;
}

/** The parts that load later on a page. */
export function partsOn( place: LazyPart[ 'on' ] ): readonly PartOfPlace[] {
	const parts = Object.entries( LAZY_PARTS ).filter( ( [ , { on } ] ) => on === place );
	return parts.map( ( [ name, part ], index ) => ( { name, part, hasAllAnswers: index === 0 || part.isAskedOften === true } ) );
}

/**
 * Opens a part while its file is answered with 404, then correctly, with a press on the part's Retry in between. The file of the first part of
 * a page is also answered with HTML and not at all.
 *
 * @param scenario From `prepareScenario()`.
 * @param part     From `partsOn()`.
 */
export async function missPart( scenario: Scenario, { name, part, hasAllAnswers }: PartOfPlace ): Promise< void > {
	await missFile( scenario, `${ name }\\.\\w+\\.js`, part, hasAllAnswers ? ANSWERS : FEW_ANSWERS );
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
	const hasNoAnswer = answers.includes( NO_ANSWER );
	if ( hasNoAnswer ) {
		await page.clock.install();
	}
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
	if ( hasNoAnswer ) {
		await page.clock.fastForward( TOO_LONG );
	}
	await message.waitFor();
	// The rest of the page is there: the header, where the page has one.
	expect( await page.locator( part.hasNoHeader ? '.woocommerce-layout__main' : '.woocommerce-layout__header h1' ).count() ).toBe( 1 );
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
