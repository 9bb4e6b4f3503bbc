import { describe, expect, it } from '@jest/globals';
import { findViolations, widestOverflow } from './support/axe';
import { RIGHT_TO_LEFT, runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();
describe( 'Home and a task screen', () => {
	it.each( [
		[ 'a desktop', { width: 1366, height: 900 } ],
		[ 'a phone of 360 px', { width: 360, height: 740 } ],
	] )( 'have no accessibility violation and do not overflow on %s', async ( _name, viewport ) => {
		await scenario.signInAs( scenario.store.user, { viewport } );
		await scenario.open();
		await scenario.page.getByText( 'Add your products' ).waitFor();
		expect( await findViolations( scenario.page ) ).toEqual( [] );
		expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
	} );

	it( 'have no accessibility violation from right to left', async () => {
		await runWithPhp( scenario.store, RIGHT_TO_LEFT, async () => {
			await scenario.open();
			await scenario.page.getByText( /Add your products/ ).waitFor();
			expect( await scenario.page.evaluate( () => document.dir ) ).toBe( 'rtl' );
			expect( await findViolations( scenario.page ) ).toEqual( [] );
			expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
		} );
	} );

	it( 'let the keyboard reach and open a task, and show the focus', async () => {
		await scenario.open();
		await scenario.page.getByText( 'Add your products' ).waitFor();
		await scenario.page.evaluate( () => {
			const title = document.querySelector< HTMLElement >( '#root h1' );
			title?.setAttribute( 'tabindex', '-1' );
			title?.focus();
		} );
		const seen: string[] = [];
		for ( let step = 0; step < 25 && ! seen.some( ( name ) => name.includes( 'Add your products' ) ); step++ ) {
			await scenario.page.keyboard.press( 'Tab' );
			seen.push( await scenario.page.evaluate( () => document.querySelector( ':focus' )?.textContent ?? '' ) );
		}
		expect( seen.some( ( name ) => name.includes( 'Add your products' ) ) ).toBe( true );
		// Any style can draw the focus ring, so the test compares screenshots.
		const row = scenario.page.getByRole( 'link', { name: /Add your products/ } );
		const focused = await row.screenshot();
		await row.evaluate( ( element ) => element.blur() );
		expect( focused.equals( await row.screenshot() ) ).toBe( false );
	} );
} );
