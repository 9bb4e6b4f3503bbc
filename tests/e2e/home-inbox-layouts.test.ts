import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findViolations, widestOverflow } from './support/axe';
import { finishSetup, restoreHome } from './support/home-store';
import { addMessages } from './support/messages';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const message = ( title: string ) =>
	scenario.page.getByRole( 'region', { name: 'Inbox' } ).getByRole( 'listitem' ).filter( { hasText: title } );
const boxOf = ( title: string, part: string ) =>
	message( title )
		.locator( part )
		.evaluate( ( element ) => element.getBoundingClientRect().toJSON() as DOMRect );

beforeEach( () => finishSetup( scenario.store ) );
afterEach( () => restoreHome( scenario.store ) );

/** One message of each layout, each with a picture of WordPress. */
async function addLayouts(): Promise< void > {
	await addMessages( scenario.store, [ { title: 'A plain one' }, { title: 'A thumbnail' }, { title: 'A banner' } ] );
	const code = `global $wpdb;
		foreach ( array( 'plain', 'thumbnail', 'banner' ) as $index => $layout ) {
			$wpdb->update( $wpdb->prefix . 'wc_admin_notes', array( 'layout' => $layout, 'image' => includes_url( 'images/w-logo-blue.png' ) ), array( 'name' => 'browser-test-' . $index ) );
		}`;
	await scenario.store.runPhp( { code } );
}

describe( 'the layouts of messages', () => {
	it.each( [ 1366, 360 ] )(
		'put a banner above the words and a thumbnail beside them, nothing into a plain one, at %i px',
		async ( width ) => {
			await addLayouts();
			await scenario.page.setViewportSize( { width, height: 900 } );
			await scenario.open();
			// Scrolls once, because Playwright's own method fails when the list replaces the skeleton.
			await scenario.page.getByRole( 'heading', { level: 2, name: 'Inbox' } ).evaluate( ( element ) => element.scrollIntoView() );
			await message( 'A banner' ).locator( 'img' ).waitFor();
			await message( 'A thumbnail' ).locator( 'img' ).waitFor();
			expect( await message( 'A plain one' ).locator( 'img' ).count() ).toBe( 0 );
			const banner = await boxOf( 'A banner', 'img' );
			expect( banner.bottom ).toBeLessThanOrEqual( ( await boxOf( 'A banner', 'h3' ) ).top + 1 );
			const thumbnail = await boxOf( 'A thumbnail', 'img' );
			const title = await boxOf( 'A thumbnail', 'h3' );
			expect( title.right ).toBeLessThanOrEqual( thumbnail.left + 1 );
			expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
			expect( await findViolations( scenario.page ) ).toEqual( [] );
		}
	);
} );
