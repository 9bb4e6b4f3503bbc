import { afterEach, beforeEach, describe, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { eventually } from './support/eventually';
import { finishSetup, restoreHome } from './support/home-store';
import { openInbox } from './support/inbox';
import { addMessages, numbered } from './support/messages';
import { restRoute } from './support/rest';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();
const inbox = () => scenario.page.getByRole( 'region', { name: 'Inbox' } );
const button = ( name: string | RegExp ) => scenario.page.getByRole( 'button', { name } );

/** Focuses an element and presses it by keyboard. */
async function press( control: Locator ): Promise< void > {
	await control.focus();
	await scenario.page.keyboard.press( 'Enter' );
}

const NOWHERE = 'nowhere';

/** The text of the element that has the focus. */
const focused = () =>
	scenario.page
		.locator( ':focus' )
		.evaluateAll( ( [ element ], nowhere ) => element?.getAttribute( 'aria-label' ) ?? element?.textContent ?? nowhere, NOWHERE );
const focusIs = ( text: RegExp ) => eventually( focused, ( found ) => text.test( found ) );

/** Makes a route fail until the returned function is called. */
async function refuse( route: RegExp ): Promise< () => Promise< void > > {
	const isRoute = ( url: URL ) => route.test( restRoute( url ) );
	await scenario.page.route( isRoute, ( request ) => request.fulfill( { status: 500, json: { code: 'broken', message: 'Broken.' } } ) );
	return () => scenario.page.unroute( isRoute );
}

afterEach( () => restoreHome( scenario.store ) );

describe( 'the focus, when the pressed control disappears, stays', () => {
	beforeEach( () => finishSetup( scenario.store ) );

	it( 'on a section that reloads, while it loads and afterwards', async () => {
		// The server fails too, so that nothing is preloaded.
		await setOptions( scenario.store, { sample_extension_rest: 'broken' } );
		await openInbox( scenario );
		const retry = inbox().getByRole( 'button', { name: 'Retry' } );
		await retry.waitFor();
		await setOptions( scenario.store, { sample_extension_rest: null } );
		await press( retry );
		await inbox().locator( 'li' ).first().waitFor();
		await focusIs( /^Inbox/ );
	} );

	it( 'on the failed action that is retried', async () => {
		await addMessages( scenario.store, numbered( 2, { title: 'Message' } ) );
		const allow = await refuse( /notes\/delete/ );
		await openInbox( scenario );
		await press( button( 'Dismiss “Message 0”' ) );
		await button( 'Try again' ).waitFor();
		await allow();
		await press( button( 'Try again' ) );
		await button( 'Try again' ).waitFor( { state: 'detached' } );
		await eventually( focused, ( found ) => found !== NOWHERE );
	} );

	it( 'where it was before a snackbar is dismissed, also after Undo', async () => {
		await addMessages( scenario.store, numbered( 3, { title: 'Message' } ) );
		await openInbox( scenario );
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

	it( 'on the first of the older messages when “Show older” disappears', async () => {
		await addMessages(
			scenario.store,
			numbered( 5, { title: 'Message', buttons: [ { name: 'go', label: 'Go', address: 'index.php' } ] } )
		);
		await openInbox( scenario );
		const sixth = inbox().locator( 'li' ).nth( 5 );
		await press( button( 'Show older' ) );
		await sixth.waitFor();
		await eventually(
			() => sixth.locator( ':focus' ).count(),
			( count ) => count === 1
		);
	} );

	it( 'on the rest of a long message that was expanded', async () => {
		await addMessages( scenario.store, [ { title: 'Long', content: 'word '.repeat( 100 ) } ] );
		await openInbox( scenario );
		await press( button( 'Read more of “Long”' ) );
		await focusIs( /word word/ );
	} );
} );

describe( 'the focus after the set-up list was hidden and restored', () => {
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
