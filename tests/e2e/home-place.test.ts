import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually';
import { finishSetup, restoreHome } from './support/home-store';
import { addMessages, numbered } from './support/messages';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const orders = ( isOpen: boolean ) => scenario.page.getByRole( 'button', { name: /^Orders/, expanded: isOpen } );
const top = () => scenario.page.evaluate( () => Math.round( window.scrollY ) );
const isAt = ( wanted: number ) => eventually( top, ( found ) => Math.abs( found - wanted ) <= 1 );
const focused = () =>
	scenario.page.locator( ':focus' ).evaluateAll( ( [ element ] ) => ( element instanceof HTMLAnchorElement ? element.textContent : '' ) );

/** Scrolls, and waits until Home has stored the position. */
async function scrollTo( to: number ): Promise< void > {
	await scenario.page.evaluate( ( y ) => window.scrollTo( 0, y ), to );
	const stored = () => scenario.page.evaluate( () => JSON.stringify( window.history.state ) );
	await eventually( stored, ( state ) => state.includes( `"top":${ to }` ) );
}

/** Opens a panel of Home and scrolls down. */
async function openAndScroll( to: number ): Promise< void > {
	await orders( false ).click();
	await scenario.page.getByRole( 'link', { name: 'Manage all orders' } ).waitFor();
	await scenario.page.getByRole( 'region', { name: 'Inbox' } ).scrollIntoViewIfNeeded();
	await scenario.page.getByRole( 'region', { name: 'Inbox' } ).locator( 'li' ).first().waitFor();
	await scrollTo( to );
}

afterEach( () => restoreHome( scenario.store ) );

describe( 'Home', () => {
	it( 'PL1: is scrolled and has its panels open as before after reload, and after Back from another page', async () => {
		await finishSetup( scenario.store );
		await addMessages( scenario.store, numbered( 5, { title: 'Message' } ) );
		await scenario.page.setViewportSize( { width: 1366, height: 500 } );
		await scenario.open();
		await openAndScroll( 700 );
		await scenario.page.reload();
		await orders( true ).waitFor();
		await isAt( 700 );
		await scenario.page.goto( `${ scenario.store.url }/wp-admin/edit.php?post_type=product` );
		await scenario.page.goBack();
		await orders( true ).waitFor();
		await isAt( 700 );
		await scenario.page.goto( `${ scenario.store.url }/wp-admin/edit.php?post_type=product` );
		await scenario.open();
		await orders( false ).waitFor();
		expect( await top() ).toBe( 0 );
	} );

	it( 'PL1: restores the opened message and the panel of the header after reload and Back', async () => {
		const { page } = scenario;
		await finishSetup( scenario.store );
		await addMessages( scenario.store, [ { title: 'Long message', content: 'Words that go on. '.repeat( 30 ) } ] );
		await scenario.open();
		const inbox = page.getByRole( 'region', { name: 'Inbox' } );
		const more = inbox.getByRole( 'button', { name: 'Read more of “Long message”' } );
		await inbox.scrollIntoViewIfNeeded();
		await more.click();
		await page.getByRole( 'tab', { name: /^Help/ } ).click();
		const panel = page.getByRole( 'tabpanel', { name: /^Help/ } );
		await panel.waitFor();
		const leave = async () => {
			await page.goto( `${ scenario.store.url }/wp-admin/edit.php?post_type=product` );
			await page.goBack();
		};
		for ( const comeBack of [ () => page.reload(), leave ] ) {
			await comeBack();
			await panel.waitFor();
			// The inbox is drawn when it is near the window, and its placeholder goes while it is scrolled to.
			await eventually(
				() =>
					inbox.scrollIntoViewIfNeeded().then(
						() => true,
						() => false
					),
				Boolean
			);
			await inbox.getByRole( 'heading', { name: 'Long message' } ).waitFor();
			expect( await more.count() ).toBe( 0 );
		}
		await page.goto( `${ scenario.store.url }/wp-admin/edit.php?post_type=product` );
		await scenario.open();
		await page.getByRole( 'tab', { name: /^Help/ } ).waitFor();
		expect( await panel.count() ).toBe( 0 );
	} );

	it( 'PL1: is scrolled as before after reload with the set-up list that the server prints', async () => {
		await scenario.page.setViewportSize( { width: 1366, height: 400 } );
		await scenario.open();
		await scenario.page.getByText( 'Add your products' ).waitFor();
		await scenario.page.getByRole( 'region', { name: 'Inbox' } ).scrollIntoViewIfNeeded();
		await scenario.page.getByRole( 'region', { name: 'Inbox' } ).locator( 'li' ).first().waitFor();
		await scrollTo( 550 );
		await scenario.page.reload();
		await isAt( 550 );
	} );

	it.each( [ 'Back', 'the way back of the header' ] )( 'PL2: has the row of a task in view and focused after %s', async ( way ) => {
		const { page } = scenario;
		await page.setViewportSize( { width: 1366, height: 500 } );
		await scenario.open();
		const row = page.getByRole( 'listitem' ).getByRole( 'link', { name: 'Grow your business' } );
		await row.scrollIntoViewIfNeeded();
		const before = await top();
		expect( before ).toBeGreaterThan( 100 );
		await row.click();
		await page.waitForURL( /task=/ );
		await page.getByRole( 'link', { name: 'WooCommerce Home' } ).waitFor();
		await ( way === 'Back' ? page.goBack() : page.getByRole( 'link', { name: 'WooCommerce Home' } ).click() );
		await eventually( focused, ( found ) => found === 'Grow your business' );
		await isAt( before );
	} );
} );
