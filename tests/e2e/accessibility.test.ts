import { describe, expect, it } from '@jest/globals';
import { prepareScenario } from './support/scenario';
import { lookEverywhere } from './support/task-looks';

const scenario = prepareScenario();

describe( 'Home', () => {
	it( 'has no accessibility violation and does not overflow', () =>
		lookEverywhere( scenario, async () => {
			await scenario.open();
			await scenario.page.getByText( 'Add your products' ).waitFor();
		} ) );

	it( 'lets the keyboard reach and open a task, and shows the focus', async () => {
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
