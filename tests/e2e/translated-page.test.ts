import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { finishSetup, restoreHome } from './support/home-store';
import { openInbox } from './support/inbox';
import { addMessages, numbered } from './support/messages';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const press = ( name: string | RegExp ) => scenario.page.getByRole( 'button', { name } ).first().click();

/** Puts each text of the page into two elements, as the translation of a browser does, now and after each change. */
async function translate(): Promise< void > {
	await scenario.page.evaluate( () => {
		const wrap = ( root: Node ) => {
			const walker = document.createTreeWalker( root, NodeFilter.SHOW_TEXT );
			const texts: Text[] = [];
			while ( walker.nextNode() ) {
				texts.push( walker.currentNode as Text );
			}
			for ( const text of texts ) {
				if ( text.data.trim() !== '' && ! text.parentElement?.closest( 'script, style, textarea, font' ) ) {
					const outer = document.createElement( 'font' );
					outer.append( document.createElement( 'font' ) );
					outer.firstElementChild?.append( text.data );
					text.replaceWith( outer );
				}
			}
		};
		const root = document.getElementById( 'wpbody' ) ?? document.body;
		wrap( root );
		new MutationObserver( ( changes ) => changes.forEach( ( { addedNodes } ) => addedNodes.forEach( wrap ) ) ).observe( root, {
			childList: true,
			subtree: true,
		} );
	} );
}

beforeEach( () => finishSetup( scenario.store ) );
afterEach( () => restoreHome( scenario.store ) );

describe( 'a page that the browser has translated', () => {
	it( 'K9: keeps Home in use: messages, panels, figures and display options', async () => {
		const { page } = scenario;
		await addMessages( scenario.store, [
			{ title: 'Long', content: `${ 'word '.repeat( 100 ) }<b>end</b>` },
			...numbered( 8, { title: 'Message' } ),
		] );
		await openInbox( scenario );
		await page.getByText( 'Message 0' ).first().waitFor();
		await translate();
		await press( 'Read more of “Long”' );
		await page.getByText( 'end', { exact: true } ).waitFor();
		await press( 'Show older' );
		await press( 'Dismiss “Message 0”' );
		await press( 'Undo' );
		await page.getByRole( 'tab', { name: 'Month to date' } ).click();
		await page
			.getByText( /Same (time|days) last month|All of last month/ )
			.first()
			.waitFor();
		for ( const name of [ /^Orders/, /^Stock/, /^Reviews/ ] ) {
			await press( name );
		}
		await press( 'Approve' );
		await page.getByText( 'Review approved.' ).waitFor();
		await press( 'Display options' );
		await page.getByRole( 'menuitemcheckbox', { name: 'Show things to do next' } ).click();
		await page.getByRole( 'region', { name: 'Things to do next' } ).waitFor( { state: 'detached' } );
		expect( await page.getByText( /cannot be shown/ ).count() ).toBe( 0 );
		expect( scenario.errors ).toEqual( [] );
	} );
} );
