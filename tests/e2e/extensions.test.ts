import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startMirror, type CatalogueMirror } from './support/catalogue-mirror';
import { keepState } from './support/keep-state';
import { hasFocus } from './support/keyboard';
import { layoutShift } from './support/layout-shift';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';
import { setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';

const scenario = prepareScenario();
const PAGE = `${ HOME }&path=%2Fextensions`;
const NOT_REACHED = 'The catalogue could not be reached.';
const OPTIONS = { demo_store_featured: null, demo_store_subscriptions: null, demo_store_previews: null };
let mirror: CatalogueMirror;

keepState( scenario, Object.keys( OPTIONS ), [] );

beforeAll( async () => {
	mirror = await startMirror();
} );
afterAll( async () => mirror.stop() );
beforeEach( async () => {
	mirror.setMood( 'well' );
	await setOptions( scenario.store, OPTIONS );
} );

const withMirror = async ( test: () => Promise< void > ) =>
	runWithPhp( scenario.store, `add_filter( 'store_admin_catalogue_url', static function () { return '${ mirror.url }'; } );`, test );
const cards = () => scenario.page.getByRole( 'heading', { level: 3 } );
const more = () => scenario.page.getByRole( 'button', { name: 'Load more' } );

describe( 'the catalogue of extensions', () => {
	it( 'is searched, counted, extended and left with the keyboard, at its own addresses', async () => {
		await withMirror( async () => {
			const { page } = scenario;
			await scenario.open( `${ PAGE }&tab=extensions` );
			await cards().first().waitFor();
			await scenario.settle();
			expect( await layoutShift( page ) ).toBeLessThan( 0.02 );
			expect( await cards().count() ).toBe( 60 );
			expect( await cards().first().textContent() ).toBe( 'Sample product 1' );
			await more().press( 'Enter' );
			await cards().nth( 89 ).waitFor();
			await page.getByRole( 'textbox', { name: 'Search Marketplace' } ).fill( '</b> 77' );
			await page.getByRole( 'tab', { name: 'Extensions (1)' } ).waitFor();
			await page.waitForURL( ( url ) => url.searchParams.get( 'term' ) === '</b> 77' );
			await page.getByRole( 'tab', { name: 'Extensions (1)' } ).press( 'ArrowRight' );
			await page.waitForURL( ( url ) => url.searchParams.get( 'tab' ) === 'themes' );
			await page.goBack();
			await page.waitForURL( ( url ) => url.searchParams.get( 'tab' ) === 'extensions' );
			expect( scenario.errors ).toEqual( [] );
		} );
	} );

	it( 'EX1: has categories that are chosen by the arrow keys, each once', async () => {
		await withMirror( async () => {
			const { page } = scenario;
			await scenario.open( `${ PAGE }&tab=extensions` );
			await cards().first().waitFor();
			const category = page.getByRole( 'combobox', { name: 'Category' } );
			expect( await category.getByRole( 'option' ).allTextContents() ).toEqual( [ 'All Categories', 'Sample category' ] );
			await category.focus();
			await page.keyboard.press( 'ArrowDown' );
			await page.waitForURL( ( url ) => url.searchParams.get( 'category' ) === 'sample' );
			expect( await hasFocus( category ) ).toBe( true );
			await page.goBack();
			await page.waitForURL( ( url ) => ! url.searchParams.has( 'category' ) );
			expect( await category.inputValue() ).toBe( '' );
		} );
	} );

	it( 'describes a product in a dialog that Escape closes, with its button in view', async () => {
		const { page } = scenario;
		await setOptions( scenario.store, {
			demo_store_featured: [ { title: 'Most popular', items: [ { id: 1, title: 'Sample', link: 'https://catalogue.test/' } ] } ],
			demo_store_previews: { 1: '<p>Many words.</p>'.repeat( 80 ) },
		} );
		await scenario.open( PAGE );
		const opener = page.getByRole( 'heading', { level: 3 } ).getByRole( 'link' );
		await opener.focus();
		await page.keyboard.press( 'Enter' );
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByText( 'Many words.' ).first().waitFor();
		const add = await dialog.getByRole( 'button', { name: 'Add to store' } ).boundingBox();
		expect( ( add?.y ?? Infinity ) + ( add?.height ?? 0 ) ).toBeLessThan( page.viewportSize()?.height ?? 0 );
		await page.keyboard.press( 'Escape' );
		await dialog.waitFor( { state: 'detached' } );
		expect( await hasFocus( opener ) ).toBe( true );
	} );

	it( 'EX6: gives the focus to the product after a dialog that its address opened, and to the title when there is none', async () => {
		await withMirror( async () => {
			const { page } = scenario;
			const dialog = page.getByRole( 'dialog' );
			const leave = async ( query: string ) => {
				await scenario.open( `${ PAGE }&tab=extensions${ query }` );
				await cards().first().waitFor();
				await dialog.waitFor();
				await page.keyboard.press( 'Escape' );
				await dialog.waitFor( { state: 'detached' } );
			};
			const link = page.getByRole( 'link', { name: 'Sample product 2', exact: true } );
			await leave( '&product=2' );
			expect( await hasFocus( link ) ).toBe( true );
			await leave( '&installProduct=2' );
			expect( await hasFocus( link ) ).toBe( true );
			await leave( '&product=98765' );
			expect( await hasFocus( page.getByRole( 'heading', { level: 1 } ) ) ).toBe( true );
			await scenario.open( `${ HOME }&mobileAppModal=true` );
			await dialog.waitFor();
			await page.keyboard.press( 'Escape' );
			await dialog.waitFor( { state: 'detached' } );
			expect( await hasFocus( page.locator( 'body' ) ) ).toBe( false );
		} );
	} );

	it.each( [ 'page', 'half' ] as const )( 'that answers with a broken %s says so, and tries again', async ( mood ) => {
		await withMirror( async () => {
			mirror.setMood( mood );
			await scenario.open( `${ PAGE }&tab=extensions` );
			await scenario.page.getByText( NOT_REACHED ).waitFor();
			mirror.setMood( 'well' );
			await scenario.page.getByRole( 'button', { name: /again|Retry/ } ).click();
			await cards().first().waitFor();
		} );
	} );

	it( 'shows at first what the site asked it for, and nothing jumps', async () => {
		const product = {
			id: 1,
			title: 'Sample',
			excerpt: 'Does what it says.',
			price: '&#36;79.00',
			link: 'https://catalogue.test/',
			vendor_name: 'Maker',
		};
		const items = [ 1, 2, 3, 4 ].map( ( id ) => ( { ...product, id } ) );
		await setOptions( scenario.store, { demo_store_featured: [ { title: 'Most popular', url: 'https://catalogue.test/', items } ] } );
		await scenario.open( PAGE );
		await scenario.page.getByRole( 'region', { name: 'Most popular' } ).getByRole( 'heading', { level: 3 } ).first().waitFor();
		await scenario.settle();
		expect( await layoutShift( scenario.page ) ).toBeLessThan( 0.02 );
	} );

	it( 'that is not reached leaves what the store knows', async () => {
		const plugin = {
			product_key: 'key',
			product_id: 7,
			product_name: 'Sample',
			active: true,
			expires: 0,
			expired: false,
			expiring: false,
		};
		await setOptions( scenario.store, { demo_store_subscriptions: [ { ...plugin, zip_slug: 'sample-extension' } ] } );
		await scenario.open( PAGE );
		await scenario.page.getByText( NOT_REACHED ).waitFor();
		await scenario.page.getByRole( 'heading', { name: 'Installed on this store' } ).waitFor();
	} );

	it( 'fits a phone, reads from right to left and has no accessibility violation', async () => {
		await withMirror( async () => {
			await lookEverywhere( scenario, async () => {
				await scenario.open( `${ PAGE }&tab=extensions` );
				await cards().first().waitFor();
			} );
		} );
	} );
} );
