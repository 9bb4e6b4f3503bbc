import { expect } from '@jest/globals';
import { findViolations, widestOverflow } from './axe';
import { RIGHT_TO_LEFT, runWithPhp } from './run-with-php';
import type { Scenario } from './scenario';

/** Lists badges whose text is cut off. */
async function cutBadges( { page }: Scenario ): Promise< readonly string[] > {
	return page.evaluate( () =>
		[ ...document.querySelectorAll( '.store-admin-badge' ) ]
			.filter( ( { scrollWidth, clientWidth } ) => scrollWidth > clientWidth )
			.map( ( { textContent } ) => textContent ?? '' )
	);
}

/**
 * Checks a screen on a desktop, in the same window at the 360 px of a phone, and there from right to left: it does not overflow, and its
 * badges show all their text. It has no accessibility violation, which does not depend on the direction.
 *
 * @param scenario From `prepareScenario()`.
 * @param open     Opens the screen and waits until it is shown.
 * @param place    Selector of the part that axe checks.
 */
export async function lookEverywhere( scenario: Scenario, open: () => Promise< void >, place?: string ): Promise< void > {
	const fits = async () => {
		expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
		expect( await cutBadges( scenario ) ).toEqual( [] );
	};
	const isAccessible = async () => expect( await findViolations( scenario.page, place ) ).toEqual( [] );
	await scenario.page.setViewportSize( { width: 1366, height: 900 } );
	await open();
	await isAccessible();
	await fits();
	await scenario.page.setViewportSize( { width: 360, height: 740 } );
	await isAccessible();
	await fits();
	await runWithPhp( scenario.store, RIGHT_TO_LEFT, async () => {
		await open();
		await fits();
		expect( await scenario.page.evaluate( () => document.dir ) ).toBe( 'rtl' );
	} );
}
