import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setOptions } from './support/store';
import { RIGHT_TO_LEFT, runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();

/** A file of a language pack with strings of the host and of ours, in code that loads at once and code that loads later. */
const jed = ( messages: Record< string, string > ) =>
	JSON.stringify( {
		locale_data: {
			messages: {
				'': { lang: 'de', 'plural-forms': 'nplurals=2; plural=(n != 1);' },
				...Object.fromEntries( Object.entries( messages ).map( ( [ text, translation ] ) => [ text, [ translation ] ] ) ),
			},
		},
	} );
const files = {
	'woocommerce-de_DE-wc-admin-app.json': jed( { Home: 'Startseite', Inbox: 'Posteingang' } ),
	'store-admin-de_DE-0123.json': jed( { 'Use the original screen': 'Zur bisherigen Ansicht' } ),
	'store-admin-de_DE-4567.json': jed( { 'Next step': 'Nächster Schritt' } ),
};

/** Loads the translations of a script as WooCommerce does. */
const hostsFile = `add_filter( 'load_script_translation_file', function ( $file, $handle, $domain ) {
	return 'wc-admin-app' === $handle && 'woocommerce' === $domain ? WP_LANG_DIR . '/plugins/woocommerce-' . determine_locale() . '-wc-admin-app.json' : $file;
}, 10, 3 );`;

const languageFile = ( name: string ) => path.join( scenario.store.wordpressDir, 'wp-content/languages/plugins', name );
const useLocale = ( locale: string ) => scenario.store.runPhp( { code: 'update_user_meta( 1, "locale", $args[0] );' }, [ locale ] );
const firstTask = () => scenario.page.getByText( 'Add your products' );

beforeAll( async () => {
	await mkdir( path.dirname( languageFile( 'x' ) ), { recursive: true } );
	await Promise.all( Object.entries( files ).map( ( [ name, content ] ) => writeFile( languageFile( name ), content ) ) );
} );

beforeEach( () => useLocale( '' ) );

afterAll( async () => {
	await useLocale( '' );
	await Promise.all( Object.keys( files ).map( ( name ) => rm( languageFile( name ), { force: true } ) ) );
} );

describe( 'a user with a language other than the site’s', () => {
	it( 'I1, I2: sees the header and a screen that loads later in that language', async () => {
		await useLocale( 'de_DE' );
		await runWithPhp( scenario.store, hostsFile, async () => {
			await scenario.open();
			await firstTask().waitFor();
			expect( await scenario.page.getByRole( 'heading', { level: 1 } ).textContent() ).toBe( 'Startseite' );
			expect( await scenario.page.title() ).toMatch( /^Startseite ‹ / );
			await scenario.page.getByRole( 'link', { name: 'Zur bisherigen Ansicht' } ).waitFor();
			await scenario.page.getByText( 'Nächster Schritt' ).first().waitFor( { state: 'attached' } );
			await scenario.page.getByRole( 'heading', { name: 'Posteingang' } ).waitFor();
			expect( scenario.errors ).toEqual( [] );
		} );
	} );
} );

describe( 'a right-to-left site', () => {
	it( 'I4: gets the mirrored stylesheet, and the back arrow points right', async () => {
		await setOptions( scenario.store, { sample_extension_parts: [ 'task' ] } );
		await runWithPhp( scenario.store, RIGHT_TO_LEFT, async () => {
			await scenario.open( 'admin.php?page=wc-admin&task=sample-task' );
			const arrow = scenario.page.locator( '.store-admin-header__arrow' );
			await arrow.waitFor();
			const sheets = await scenario.page.evaluate( () => [ ...document.styleSheets ].map( ( { href } ) => href ?? '' ) );
			expect( sheets.filter( ( href ) => /store-admin\/build\/main/.test( href ) ) ).toEqual( [
				expect.stringMatching( /\/build\/main-rtl\.css/ ),
			] );
			// The sign is a corner of two borders; turned by -45 degrees it points right.
			expect( await arrow.evaluate( ( element ) => getComputedStyle( element ).transform ) ).toMatch( /^matrix\(0\.70\d+, -0\.70/ );
		} );
	} );
} );
