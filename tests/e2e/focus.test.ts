import { afterEach, beforeEach, describe, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { eventually } from './support/eventually';
import { finishSetup, restoreHome } from './support/home-store';
import { addMessages, numbered } from './support/messages';
import { restRoute } from './support/rest';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();
const inbox = () => scenario.page.getByRole( 'region', { name: 'Inbox' } );
const button = ( name: string | RegExp ) => scenario.page.getByRole( 'button', { name } );

/** Presses something as somebody without a mouse does, wherever on the page it is. */
async function press( control: Locator ): Promise< void > {
	await control.focus();
	await scenario.page.keyboard.press( 'Enter' );
}

const NOWHERE = 'nowhere';

/** What has the focus, in words. */
const focused = () =>
	scenario.page
		.locator( ':focus' )
		.evaluateAll( ( [ element ], nowhere ) => element?.getAttribute( 'aria-label' ) ?? element?.textContent ?? nowhere, NOWHERE );
const focusIs = ( text: RegExp ) => eventually( focused, ( found ) => text.test( found ) );

/** Lets a route fail as often as it is asked until the returned function is called. */
async function refuse( route: RegExp ): Promise< () => Promise< void > > {
	const isRoute = ( url: URL ) => route.test( restRoute( url ) );
	await scenario.page.route( isRoute, ( request ) => request.fulfill( { status: 500, json: { code: 'broken', message: 'Broken.' } } ) );
	return () => scenario.page.unroute( isRoute );
}

afterEach( () => restoreHome( scenario.store ) );

describe( 'the keyboard stays where it was when what was pressed goes away', () => {
	beforeEach( () => finishSetup( scenario.store ) );

	it( 'on a section that is loaded again, while it loads and afterwards', async () => {
		// Without usable answers on the server, nothing comes along with the page either.
		await setOptions( scenario.store, { sample_extension_rest: 'broken' } );
		await scenario.open();
		const retry = inbox().getByRole( 'button', { name: 'Retry' } );
		await retry.waitFor();
		await setOptions( scenario.store, { sample_extension_rest: null } );
		await press( retry );
		await inbox().locator( 'li' ).first().waitFor();
		await focusIs( /^Inbox/ );
	} );

	it( 'on a write that is tried again', async () => {
		await addMessages( scenario.store, numbered( 2, { title: 'Message' } ) );
		const allow = await refuse( /notes\/delete/ );
		await scenario.open();
		await press( button( 'Dismiss “Message 0”' ) );
		await button( 'Try again' ).waitFor();
		await allow();
		await press( button( 'Try again' ) );
		await button( 'Try again' ).waitFor( { state: 'detached' } );
		await eventually( focused, ( found ) => found !== NOWHERE );
	} );

	it( 'on a message at the edge that is put away, and on its Undo', async () => {
		await addMessages( scenario.store, numbered( 3, { title: 'Message' } ) );
		await scenario.open();
		await press( button( 'Dismiss “Message 0”' ) );
		await button( 'Undo' ).waitFor();
		await button( 'Dismiss “Message 2”' ).focus();
		await press( button( 'Undo' ) );
		await button( 'Undo' ).waitFor( { state: 'detached' } );
		await focusIs( /^Dismiss “Message 2”$/ );
		await press( button( 'Dismiss “Message 1”' ) );
		await button( 'Dismiss this notice' ).waitFor();
		await button( 'Dismiss “Message 2”' ).focus();
		await press( button( 'Dismiss this notice' ) );
		await button( 'Dismiss this notice' ).waitFor( { state: 'detached' } );
		await focusIs( /^Dismiss “Message 2”$/ );
	} );

	it( 'on the first of older messages, when the button that asked for them goes with the last', async () => {
		await addMessages(
			scenario.store,
			numbered( 5, { title: 'Message', buttons: [ { name: 'go', label: 'Go', address: 'index.php' } ] } )
		);
		await scenario.open();
		const sixth = inbox().locator( 'li' ).nth( 5 );
		await press( button( 'Show older' ) );
		await sixth.waitFor();
		await eventually(
			() => sixth.locator( ':focus' ).count(),
			( count ) => count === 1
		);
	} );

	it( 'on the rest of a long message', async () => {
		await addMessages( scenario.store, [ { title: 'Long', content: 'word '.repeat( 100 ) } ] );
		await scenario.open();
		await press( button( 'Read more of “Long”' ) );
		await focusIs( /word word/ );
	} );
} );

describe( 'the keyboard after the set-up list was hidden and brought back', () => {
	it( 'is where it was before Undo', async () => {
		await scenario.open();
		await press( button( 'Task List Options' ).first() );
		await press( scenario.page.getByRole( 'menuitem', { name: 'Hide setup list' } ) );
		await press( button( 'Yes, hide store setup tasks' ) );
		await button( 'Undo' ).waitFor();
		await eventually( focused, ( found ) => found !== NOWHERE );
		await press( button( 'Undo' ) );
		await scenario.page.getByText( 'Add your products' ).waitFor();
		await eventually( focused, ( found ) => found !== NOWHERE );
	} );
} );
