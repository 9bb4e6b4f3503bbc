import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { layoutShift } from './support/layout-shift';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();

interface Part {
	readonly top: number;
	readonly height: number;
	readonly markup: string;
	readonly href: string | undefined;
}

/** Reads the headline, the header of the next task and the rows, without controls that need a script. */
function readParts( page: Page ): Promise< Part[] > {
	return page.evaluate( () =>
		[
			...document.querySelectorAll(
				'.store-admin-setup :is( .store-admin-page-header, .store-admin-task-header, .store-admin-task-row )'
			),
		].map( ( part ) => {
			const { top, height } = part.getBoundingClientRect();
			const copy = part.cloneNode( true ) as Element;
			copy.querySelectorAll( '.store-admin-illustration' ).forEach( ( picture ) => picture.replaceChildren() );
			copy.querySelectorAll( '.store-admin-progress' ).forEach( ( bar ) => {
				bar.getAttributeNames()
					.filter( ( name ) => name !== 'class' )
					.forEach( ( name ) => bar.removeAttribute( name ) );
			} );
			copy.querySelectorAll( '[style]' ).forEach( ( element ) =>
				element.setAttribute( 'style', String( Reflect.get( element, 'style' ).cssText ) )
			);
			copy.querySelectorAll( 'button, .store-admin-menu' ).forEach( ( element ) => element.remove() );
			const href = copy.querySelector( 'a' )?.href;
			copy.querySelectorAll( '[id], [href]' ).forEach( ( element ) => {
				element.removeAttribute( 'id' );
				element.removeAttribute( 'href' );
			} );
			copy.querySelectorAll( 'a' ).forEach( ( link ) => link.setAttribute( 'class', link.className ) );
			return { top: top + window.scrollY, height, markup: copy.outerHTML.replace( />\s+</g, '><' ), href };
		} )
	);
}

/** Opens Home and holds our script back until the returned function is called. */
async function openHeld( page: Page, width = 1366 ): Promise< () => Promise< void > > {
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.setViewportSize( { width, height: 900 } );
	await page.route( '**/build/main.js*', async ( route ) => {
		await held;
		await route.continue();
	} );
	await page.goto( `${ scenario.store.url }/wp-admin/${ HOME }`, { waitUntil: 'commit' } );
	await page.locator( '#store-admin-first-view .store-admin-task-row' ).first().waitFor();
	return async () => {
		release();
		await page.locator( '#store-admin-first-view' ).waitFor( { state: 'detached' } );
	};
}

/** Removes the alerts above the list, so that only the list is compared. */
const withoutAlerts = () =>
	scenario.store.runPhp( {
		code: "global $wpdb; $wpdb->query( \"UPDATE {$wpdb->prefix}wc_admin_notes SET is_deleted = 1 WHERE type IN ( 'update', 'error' )\" );",
	} );

describe( 'the set-up list before the script has run', () => {
	it.each( [
		[ 'a wide window', 1366, 'single_column' ],
		[ 'two columns', 1366, 'two_columns' ],
		[ 'a phone', 360, 'single_column' ],
		[ 'a phone with wide letters', 360, 'single_column', '0.2em' ],
	] )( 'has the headline, header and rows of the app at the same positions: %s', async ( _, width, layout, spacing = 'normal' ) => {
		const { page, store } = scenario;
		await page.addInitScript( ( letterSpacing ) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync( `* { letter-spacing: ${ letterSpacing } !important; }` );
			document.adoptedStyleSheets = [ sheet ];
		}, spacing );
		await withoutAlerts();
		await setOptions( store, { woocommerce_default_homepage_layout: layout } );
		const release = await openHeld( page, width );
		const printed = await readParts( page );
		await release();
		const drawn = await readParts( page );
		expect( printed.length ).toBeGreaterThan( 4 );
		expect( printed.map( ( { markup, href } ) => ( { markup, href } ) ) ).toEqual(
			drawn.map( ( { markup, href } ) => ( { markup, href } ) )
		);
		for ( const [ index, { top, height } ] of printed.entries() ) {
			expect( Math.abs( top - ( drawn[ index ]?.top ?? 0 ) ) ).toBeLessThanOrEqual( 1 );
			expect( Math.abs( height - ( drawn[ index ]?.height ?? 0 ) ) ).toBeLessThanOrEqual( 1 );
		}
		expect( await layoutShift( page ) ).toBeLessThan( 0.02 );
	} );

	it( 'links to the tasks', async () => {
		const { page } = scenario;
		const release = await openHeld( page );
		await page.locator( '#store-admin-first-view' ).getByRole( 'link', { name: 'Collect sales tax' } ).click();
		await page.waitForURL( /task=tax/, { waitUntil: 'commit' } );
		await release();
		await page.getByRole( 'heading', { level: 1, name: 'Collect sales tax' } ).waitFor();
	} );

	it( 'passes the focus to the same link of the app', async () => {
		const { page } = scenario;
		const release = await openHeld( page );
		await page.locator( '#store-admin-first-view' ).getByRole( 'link', { name: 'Collect sales tax' } ).focus();
		await release();
		const link = page.locator( '#root' ).getByRole( 'link', { name: 'Collect sales tax' } );
		expect( await link.evaluate( ( element ) => element === element.ownerDocument.activeElement ) ).toBe( true );
	} );

	it( 'N5: shows notices of PHP where the app shows them', async () => {
		const { page } = scenario;
		const notice =
			'add_action( "admin_notices", function () { echo "<div class=\'notice\'><p>A notice of another plugin</p></div>"; } );';
		await runWithPhp( scenario.store, notice, async () => {
			const release = await openHeld( page );
			const text = page.getByText( 'A notice of another plugin' );
			const printed = await text.boundingBox();
			expect( printed?.height ).toBeGreaterThan( 0 );
			await release();
			expect( await text.boundingBox() ).toEqual( printed );
		} );
	} );
} );

it.each( [
	[ 'the screen of a task', `${ HOME }&task=tax`, {} ],
	[ 'a store whose set-up list is hidden', HOME, { woocommerce_task_list_hidden_lists: [ 'setup' ] } ],
] )( 'the server prints no first view for %s', async ( _, address, options ) => {
	const { page, store } = scenario;
	await setOptions( store, options );
	const answer = await page.request.get( `${ store.url }/wp-admin/${ address }` );
	const html = await answer.text();
	expect( html ).toContain( 'id="root"' );
	expect( html ).not.toContain( 'store-admin-first-view"' );
} );
