import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepState } from './support/keep-state';
import { hasFocus, pressByKeyboard, skipMenu } from './support/keyboard';
import { layoutShift } from './support/layout-shift';
import { appPage } from './support/parts';
import { refuseWrites } from './support/refuse-writes';
import { waitForWrite } from './support/rest';
import { runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';

const scenario = prepareScenario();
const PAGE = appPage( '/extensions', '&tab=my-subscriptions' );
const ROWS = 'demo_store_subscriptions';
const CONNECTED = 'class WC_Helper { public static function is_site_connected() { return true; } }';
const FORGET = `foreach ( array( 'expired', 'expiring' ) as $kind ) {
	delete_metadata( 'user', 0, "woo_subscription_{$kind}_notice_dismiss", '', true );
}`;

const row = ( id: number, more: object ) => ( {
	product_key: `key-${ id }`,
	product_id: id,
	product_name: `Sample ${ id }`,
	product_regular_price: '&#36;79.00',
	zip_slug: 'store-admin',
	active: true,
	expires: 1_795_000_000,
	expired: false,
	expiring: false,
	...more,
} );
const EXPIRED = row( 1, { expired: true } );
const EXPIRING = row( 2, { expiring: true } );
const MISSING = row( 3, { product_key: '', active: false, expires: 0 } );

keepState( scenario, [ ROWS ], [] );

beforeEach( async () => {
	await scenario.store.runPhp( { code: FORGET } );
} );

const withRows = async ( rows: readonly object[], test: () => Promise< void > ) => {
	await setOptions( scenario.store, { [ ROWS ]: rows } );
	await runWithPhp( scenario.store, CONNECTED, test );
};
const notice = () => scenario.page.getByRole( 'region', { name: 'Notice about your subscriptions' } );
const text = ( part: string ) => notice().getByText( part );
const link = ( name: string ) => notice().getByRole( 'link', { name: new RegExp( `^${ name }` ) } );
const dismiss = () => notice().getByRole( 'button', { name: 'Dismiss' } );
const open = async () => {
	await scenario.open( PAGE );
	await notice().waitFor();
};

describe( 'the notice about subscriptions', () => {
	it( 'names the most urgent one, is dismissed by keyboard, and the next one has its place', async () => {
		const { page } = scenario;
		await withRows( [ EXPIRED, EXPIRING, MISSING ], async () => {
			await open();
			await text( 'Your subscription for Sample 1 expired. Renew for $79.00' ).waitFor();
			expect( await link( 'Renew' ).getAttribute( 'href' ) ).toContain( 'add-to-cart=1' );
			await skipMenu( page );
			const written = waitForWrite( page, '/wc-admin/notice/dismiss' );
			await pressByKeyboard( dismiss() );
			expect( ( await written ).status() ).toBe( 200 );
			await text( 'Your subscription for Sample 2 expires on' ).waitFor();
			await link( 'Enable auto-renewal' ).waitFor();
			await pressByKeyboard( dismiss() );
			await text( "You don't have a subscription for Sample 3." ).waitFor();
			await link( 'Subscribe' ).waitFor();
			await pressByKeyboard( dismiss() );
			await notice().waitFor( { state: 'detached' } );
			expect( await hasFocus( page.locator( 'body' ) ) ).toBe( false );
			await page.reload();
			await page.getByRole( 'table' ).first().waitFor();
			await scenario.settle();
			expect( await notice().count() ).toBe( 0 );
			await page.evaluate( () => window.localStorage.clear() );
			expect( scenario.errors ).toEqual( [] );
		} );
	} );

	it( 'pushes nothing down, and on a phone the tab that it stands in is in view', async () => {
		const { page } = scenario;
		await page.setViewportSize( { width: 360, height: 740 } );
		await withRows( [ EXPIRED ], async () => {
			await open();
			await scenario.settle();
			expect( await layoutShift( page ) ).toBeLessThan( 0.02 );
			const tab = await page.getByRole( 'tab', { name: 'My subscriptions' } ).boundingBox();
			expect( ( tab?.x ?? 0 ) + ( tab?.width ?? 0 ) ).toBeLessThanOrEqual( 360 );
			expect( await page.getByRole( 'rowheader', { name: 'Sample 1' } ).count() ).toBe( 1 );
		} );
	} );

	it( 'stays when it was not dismissed, and says so', async () => {
		await withRows( [ EXPIRED ], async () => {
			await open();
			const letThrough = await refuseWrites( scenario.page, /notice\/dismiss$/ );
			await dismiss().click();
			await notice().getByRole( 'alert' ).filter( { hasText: 'The notice was not dismissed.' } ).waitFor();
			await letThrough();
			await notice().getByRole( 'button', { name: 'Try again' } ).click();
			await notice().waitFor( { state: 'detached' } );
		} );
	} );

	it( 'ends with a refresh after the renewal, and is not there without an account', async () => {
		const { page } = scenario;
		await withRows( [ EXPIRED, { ...EXPIRED, product_key: 'other', product_id: 9 } ], async () => {
			await open();
			await text( 'You have 2 Woo extension subscriptions that expired.' ).waitFor();
			await setOptions( scenario.store, { [ ROWS ]: [ row( 1, {} ) ] } );
			await page.getByRole( 'button', { name: 'Refresh' } ).click();
			await notice().waitFor( { state: 'detached' } );
		} );
		await setOptions( scenario.store, { [ ROWS ]: [ EXPIRED ] } );
		await scenario.open( PAGE );
		await page.getByRole( 'heading', { name: 'Connect your WooCommerce.com account' } ).waitFor();
		await scenario.settle();
		expect( await notice().count() ).toBe( 0 );
	} );

	it( 'stands in the other views too, is dismissed there for all of them, and is no promotion that quiet mode hides', async () => {
		const { page } = scenario;
		await withRows( [ EXPIRED, MISSING ], async () => {
			await open();
			for ( const name of [ 'Discover', 'Extensions', 'Themes', 'Business services' ] ) {
				await page.getByRole( 'tab', { name } ).click();
				await page.getByRole( 'tab', { name, selected: true } ).waitFor();
				await text( 'Your subscription for Sample 1 expired.' ).waitFor();
			}
			await skipMenu( page );
			await pressByKeyboard( dismiss() );
			await notice().waitFor( { state: 'detached' } );
			expect( await hasFocus( page.locator( 'body' ) ) ).toBe( false );
			await page.getByRole( 'tab', { name: 'My subscriptions' } ).click();
			// What is installed without a subscription is named there only, as with the host.
			await text( "You don't have a subscription for Sample 3." ).waitFor();
		} );
	} );

	it( 'fits a phone, reads from right to left and has no accessibility violation', async () => {
		await withRows( [ { ...EXPIRED, product_name: 'A name that is as long as names of extensions are at times' } ], async () =>
			lookEverywhere( scenario, open )
		);
	} );
} );

describe( 'the menu of a subscription', () => {
	it( 'is not cut off by the table, and works by keyboard', async () => {
		const { page } = scenario;
		await page.setViewportSize( { width: 360, height: 740 } );
		await withRows( [ EXPIRED ], async () => {
			await open();
			const button = page.getByRole( 'button', { name: 'More about Sample 1' } );
			await button.focus();
			await page.keyboard.press( 'Enter' );
			const item = page.getByRole( 'menuitem', { name: /^Manage on WooCommerce\.com/ } );
			await item.waitFor();
			const isOnTop = await item.evaluate( ( node ) => {
				const { x, y, width, height } = node.getBoundingClientRect();
				return document.elementFromPoint( x + width / 2, y + height / 2 ) === node;
			} );
			expect( isOnTop ).toBe( true );
			await page.keyboard.press( 'Escape' );
			expect( await hasFocus( button ) ).toBe( true );
		} );
	} );
} );
