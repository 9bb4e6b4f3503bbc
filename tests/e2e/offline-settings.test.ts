import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually';
import { prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';
import { lookEverywhere } from './support/task-looks';

/* The settings of bank transfer, checks and cash on delivery, and what they leave in the database. */

const scenario = prepareScenario();
const section = ( id: string ) => `admin.php?page=wc-settings&tab=checkout&section=${ id }`;
const ACCOUNTS = 'woocommerce_bacs_accounts';
const save = () => scenario.page.locator( '.store-admin-offline__form' ).getByRole( 'button', { name: 'Save changes' } ).click();
const saved = () => scenario.page.getByText( 'Settings updated successfully' ).waitFor();

afterEach( async () => {
	await setOptions( scenario.store, { [ ACCOUNTS ]: [] } );
} );

describe( 'the settings of offline payment methods', () => {
	it( 'save what was changed, and show it after a reload', async () => {
		const { page, store } = scenario;
		await setOptions( store, { woocommerce_cod_settings: { enabled: 'no', title: 'Cash' } } );
		await scenario.open( section( 'cod' ) );
		await page.getByRole( 'checkbox', { name: 'Enable cash on delivery payments' } ).check();
		await page.getByLabel( 'Instructions' ).fill( 'Have it ready.' );
		const [ first ] = await page.getByRole( 'group' ).getByRole( 'checkbox' ).all();
		await first?.check();
		await page.getByRole( 'checkbox', { name: 'Accept cash on delivery if the order is virtual' } ).uncheck();
		await save();
		await saved();
		expect( await readOption( store, 'woocommerce_cod_settings' ) ).toMatchObject( {
			enabled: 'yes',
			title: 'Cash',
			instructions: 'Have it ready.',
			enable_for_virtual: 'no',
			enable_for_methods: [ expect.any( String ) ],
		} );
		await page.reload();
		expect( await page.getByLabel( 'Instructions' ).inputValue() ).toBe( 'Have it ready.' );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'add, sort and remove bank accounts', async () => {
		const { page, store } = scenario;
		const names = async () =>
			( ( await readOption( store, ACCOUNTS ) ) as { account_name: string }[] ).map( ( one ) => one.account_name );
		await scenario.open( section( 'bacs' ) );
		for ( const [ index, name ] of [ 'Shop', 'Savings' ].entries() ) {
			await page.getByRole( 'button', { name: '+ Add account' } ).click();
			await page.getByLabel( 'Account name' ).fill( name );
			await page.getByLabel( 'Account number' ).fill( `12${ index }` );
			await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Save' } ).click();
			await page.getByRole( 'dialog' ).waitFor( { state: 'detached' } );
		}
		expect( await names() ).toEqual( [ 'Shop', 'Savings' ] );
		await page.getByRole( 'button', { name: 'Move Shop' } ).focus();
		await page.keyboard.press( 'Space' );
		await page.getByText( 'Shop is picked up.' ).waitFor();
		await page.keyboard.press( 'ArrowDown' );
		await page.getByText( 'Shop is at place 2' ).waitFor();
		await page.keyboard.press( 'Space' );
		await scenario.settle();
		expect( await names() ).toEqual( [ 'Savings', 'Shop' ] );
		await page.getByRole( 'button', { name: 'Remove' } ).first().click();
		await page.getByText( 'The bank account was removed.' ).waitFor();
		expect( await names() ).toEqual( [ 'Shop' ] );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await scenario.settle();
		expect( await names() ).toEqual( [ 'Savings', 'Shop' ] );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'PS3: are sorted with the keyboard past the edge of a small window', async () => {
		const { page, store } = scenario;
		const account = ( name: string ) => ( {
			account_name: name,
			account_number: '1',
			bank_name: 'A bank',
			sort_code: '',
			iban: '',
			bic: '',
			country_code: 'US',
		} );
		await setOptions( store, { [ ACCOUNTS ]: [ account( 'Shop' ), account( 'Savings' ) ] } );
		await page.setViewportSize( { width: 360, height: 480 } );
		await scenario.open( section( 'bacs' ) );
		const handle = page.getByRole( 'button', { name: 'Move Shop' } );
		await handle.evaluate( ( button ) => button.closest( 'li' )?.scrollIntoView( { block: 'end' } ) );
		await handle.focus();
		await page.keyboard.press( 'Space' );
		await page.getByText( 'Shop is picked up.' ).waitFor();
		// The places are measured after the item was picked up; the last place stays the last.
		await eventually( async () => {
			await page.keyboard.press( 'ArrowDown' );
			return page.getByText( 'Shop is at place 2' ).isVisible();
		}, Boolean );
		await page.keyboard.press( 'Space' );
		await scenario.settle();
		expect( await readOption( store, ACCOUNTS ) ).toMatchObject( [ { account_name: 'Savings' }, { account_name: 'Shop' } ] );
	} );

	it( 'of two tabs keep what each of them has changed', async () => {
		const { page, store } = scenario;
		await setOptions( store, {
			woocommerce_cheque_settings: { enabled: 'no', title: 'Check', description: 'Old', instructions: 'Old' },
		} );
		await scenario.open( section( 'cheque' ) );
		const other = await page.context().newPage();
		await other.goto( page.url() );
		await other.getByLabel( 'Description' ).fill( 'From the other tab' );
		await other.locator( '.store-admin-offline__form button' ).click();
		await other.getByText( 'Settings updated successfully' ).waitFor();
		await page.getByLabel( 'Instructions' ).fill( 'From this tab' );
		await save();
		await saved();
		expect( await readOption( store, 'woocommerce_cheque_settings' ) ).toMatchObject( {
			description: 'From the other tab',
			instructions: 'From this tab',
		} );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'open at the path that the host links to, with a way back to the list', async () => {
		const { page } = scenario;
		await scenario.open( 'admin.php?page=wc-settings&tab=checkout&path=/offline/bacs' );
		await page.waitForURL( /section=bacs/ );
		await page.getByRole( 'heading', { level: 1, name: 'Direct bank transfer' } ).waitFor();
		await page.locator( '.store-admin-header__back' ).click();
		await page.getByRole( 'heading', { name: 'Take offline payments' } ).waitFor();
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'have no accessibility fault, and fit into 360 px in both directions', async () => {
		await setOptions( scenario.store, {
			[ ACCOUNTS ]: [
				{
					account_name: 'Shop',
					account_number: '123456789012345678',
					bank_name: 'A bank with a long name',
					sort_code: '',
					iban: '',
					bic: '',
				},
			],
		} );
		await lookEverywhere(
			scenario,
			async () => {
				await scenario.open( section( 'bacs' ) );
				await scenario.page.getByRole( 'button', { name: 'Move Shop' } ).waitFor();
			},
			'.store-admin-offline'
		);
	} );
} );
