import { afterEach, describe, expect, it } from '@jest/globals';
import { addMessages } from './support/messages';
import { restRoute } from './support/rest';
import { HOME, prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();
const PAGES = [
	HOME,
	`${ HOME }&path=%2Fmarketing`,
	`${ HOME }&path=%2Fanalytics%2Foverview`,
	'edit.php?post_type=product',
	'admin.php?page=wc-settings&tab=shipping',
];
const PROMOTING = /misc-recommendations|marketing\/recomm|knowledge-base|shipping-partner|ces_tracks_queue|type=[^&]*marketing/;

async function toggle(): Promise< void > {
	const { page } = scenario;
	await scenario.open();
	await page.getByRole( 'button', { name: 'Display options' } ).focus();
	await page.keyboard.press( 'Enter' );
	const reloaded = page.waitForEvent( 'domcontentloaded' );
	await page.getByRole( 'menuitemcheckbox', { name: /^Quiet mode/ } ).press( 'Enter' );
	await reloaded;
	await page.getByRole( 'button', { name: 'Display options' } ).waitFor();
}

afterEach( () => setOptions( scenario.store, { woocommerce_allow_tracking: 'no' } ) );

describe( 'quiet mode', () => {
	it( 'is chosen by keyboard, and then no page asks for promotions, suggestions or surveys', async () => {
		const { page, store } = scenario;
		await addMessages( store, [
			{ title: 'Buy more', content: 'An offer.', type: 'marketing' },
			{ title: 'Good to know', content: 'A fact.', type: 'info' },
		] );
		await setOptions( store, { woocommerce_allow_tracking: 'yes' } );
		await toggle();
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( `${ restRoute( request.url() ) } ${ decodeURIComponent( request.url() ) }` ) );
		try {
			for ( const address of PAGES ) {
				await scenario.open( address );
				await page.mouse.wheel( 0, 4000 );
				await scenario.settle();
				// Neither as a request nor among the printed answers.
				expect( ( await page.content() ).match( /"\\?\/wc-admin\\?\/(marketing\\?\/recomm|marketing\\?\/knowledge)/ ) ).toBeNull();
			}
			expect( asked.filter( ( line ) => PROMOTING.test( line ) ) ).toEqual( [] );
			await scenario.open();
			// The inbox fetches its messages when it comes near.
			await page.mouse.wheel( 0, 4000 );
			await page.getByText( 'Good to know' ).first().waitFor();
			expect( await page.getByText( 'Buy more' ).count() ).toBe( 0 );
			expect( scenario.errors ).toEqual( [] );
		} finally {
			await toggle();
		}
		await page.mouse.wheel( 0, 4000 );
		await page.getByText( 'Buy more' ).first().waitFor();
	} );
} );
