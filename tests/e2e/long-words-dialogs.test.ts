import { afterEach, describe, it } from '@jest/globals';
import { finishSetup, restoreHome } from './support/home-store';
import { openWithAccount } from './support/lazy-parts';
import { expectNoOverflow, LONG_FIELDS, longTexts } from './support/long-words';
import { addMessages } from './support/messages';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const page = () => scenario.page;

afterEach( () => restoreHome( scenario.store ) );

describe( 'LW1: 600 letters without a space', () => {
	it.each( [ HOME, 'edit.php?post_type=product', 'admin.php?page=wc-settings' ] )(
		'in title, content and button of an alert never widen %s',
		async ( address ) => {
			await finishSetup( scenario.store );
			const buttons = [ { name: 'look', label: 'Look', address: 'edit.php' } ];
			await addMessages( scenario.store, [ { title: 'An alert', content: 'Words.', type: 'error', isSnoozable: true, buttons } ] );
			await runWithPhp( scenario.store, LONG_FIELDS, async () => {
				await scenario.open( address );
				await page().locator( '.store-admin-alert__actions' ).waitFor();
				await expectNoOverflow( page() );
			} );
		}
	);

	it( 'in the confirmation and the menu of the set-up list never widen Home', async () => {
		const texts = [
			'Hide setup list',
			'Hide store setup tasks',
			'Yes, hide store setup tasks',
			'Cancel',
			'Are you sure? These tasks are required for all stores.',
		];
		await runWithPhp( scenario.store, longTexts( ...texts ), async () => {
			await scenario.open();
			await page().getByRole( 'button', { name: 'Task List Options' } ).first().click();
			await expectNoOverflow( page() );
			await page().locator( '.store-admin-menu' ).getByRole( 'menuitem' ).last().press( 'Enter' );
			await page().getByRole( 'dialog' ).waitFor();
			await expectNoOverflow( page() );
		} );
	} );

	it( 'in the account menu and its dialog never widen Home', async () => {
		const texts = [
			'Connected to WooCommerce.com',
			'WooCommerce.com account',
			'Disconnect account',
			'Are you sure you want to disconnect?',
			'Disconnect',
			'Keep connected',
		];
		await runWithPhp( scenario.store, longTexts( ...texts ), async () => {
			await openWithAccount( scenario, true );
			await page().getByRole( 'button', { name: 'User options' } ).click();
			await expectNoOverflow( page() );
			await page().locator( '.store-admin-menu' ).getByRole( 'menuitem' ).last().press( 'Enter' );
			await page().getByRole( 'dialog' ).waitFor();
			await expectNoOverflow( page() );
		} );
	} );

	it( 'in the dialog about the mobile app never widen Home', async () => {
		const texts = [
			'Manage orders and track sales in real-time with the free mobile app',
			'Run your store from anywhere in two easy steps.',
			'Install the mobile app',
			'Sign into the app',
			'App is installed',
			'Scan the code with your phone to open the app at your store.',
			'Follow the instructions in the app to sign in.',
		];
		await runWithPhp( scenario.store, longTexts( ...texts ), async () => {
			await scenario.open( `${ HOME }&mobileAppModal=true` );
			const dialog = page().getByRole( 'dialog' );
			await dialog.waitFor();
			await expectNoOverflow( page() );
			await dialog.getByRole( 'button', { name: /^Wort/ } ).first().click();
			await expectNoOverflow( page() );
		} );
	} );
} );
