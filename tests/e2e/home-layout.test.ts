import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitForWrite } from './support/rest';
import { HOME, prepareScenario } from './support/scenario';
import { finishSetup, readUserMeta, restoreHome } from './support/home-store';
import { setOptions } from './support/store';

const scenario = prepareScenario();
const columns = () => scenario.page.locator( '.woocommerce-homescreen-column' );
const boxOf = async ( index: number ) => {
	const box = await columns().nth( index ).boundingBox();
	if ( ! box ) {
		throw new Error( `Column ${ index } is not shown` );
	}
	return box;
};

async function choose( label: string ) {
	await scenario.page.getByRole( 'button', { name: 'Display options' } ).click();
	const saved = waitForWrite( scenario.page, '/wp/v2/users/' );
	await scenario.page.getByRole( 'menuitemradio', { name: label } ).click();
	await saved;
}

beforeEach( () => finishSetup( scenario.store ) );
afterEach( () => restoreHome( scenario.store ) );

describe( 'the layout of Home', () => {
	it( 'is saved for the user: two columns and one column survive a reload', async () => {
		await scenario.open();
		await choose( 'Two columns' );
		await scenario.page.reload();
		await columns().nth( 1 ).waitFor();
		expect( ( await boxOf( 0 ) ).y ).toBeCloseTo( ( await boxOf( 1 ) ).y, 0 );
		expect( await readUserMeta( scenario.store, 'woocommerce_admin_homepage_layout' ) ).toContain( 'two_columns' );
		await choose( 'Single column' );
		await scenario.page.reload();
		await columns().nth( 1 ).waitFor();
		expect( ( await boxOf( 1 ) ).y ).toBeGreaterThan( ( await boxOf( 0 ) ).y );
	} );

	it( 'is the default of the store until the user chooses', async () => {
		await setOptions( scenario.store, { woocommerce_default_homepage_layout: 'two_columns' } );
		await scenario.open();
		await scenario.page.locator( '.woocommerce-homescreen.two-columns' ).waitFor();
		await choose( 'Single column' );
		await scenario.page.reload();
		await columns().nth( 1 ).waitFor();
		expect( await scenario.page.locator( '.woocommerce-homescreen.two-columns' ).count() ).toBe( 0 );
	} );

	it( 'has its columns side by side from 782 px, and stacked below that', async () => {
		await scenario.open();
		await choose( 'Two columns' );
		await scenario.page.setViewportSize( { width: 800, height: 900 } );
		expect( ( await boxOf( 0 ) ).y ).toBeCloseTo( ( await boxOf( 1 ) ).y, 0 );
		await scenario.page.setViewportSize( { width: 780, height: 900 } );
		expect( ( await boxOf( 1 ) ).y ).toBeGreaterThan( ( await boxOf( 0 ) ).y );
	} );

	it( 'keeps the shorter column in view while the longer one scrolls', async () => {
		await scenario.open();
		await choose( 'Two columns' );
		await scenario.page.getByRole( 'button', { name: /^Orders/ } ).click();
		await scenario.page.getByRole( 'link', { name: 'Manage all orders' } ).waitFor();
		await scenario.page.mouse.wheel( 0, 5000 );
		const { page } = scenario;
		await page.waitForFunction( () => window.scrollY > 100 );
		const shorter = ( await boxOf( 0 ) ).height < ( await boxOf( 1 ) ).height ? 0 : 1;
		const { y, height } = await boxOf( shorter );
		expect( y + height ).toBeGreaterThan( 300 );
	} );

	it( 'AX4: has a heading for each section, in order', async () => {
		await scenario.open();
		await scenario.page.getByRole( 'heading', { level: 2, name: 'Your store today' } ).waitFor();
		await scenario.page.getByText( 'To-dos, tips, and insights for your business' ).waitFor();
		for ( const name of [ 'Things to do next', 'Inbox', 'Stats overview', 'Store management' ] ) {
			await scenario.page.getByRole( 'heading', { level: 2, name } ).waitFor();
		}
	} );
} );

describe( 'links to a part of Home', () => {
	it( 'open the panel that they name', async () => {
		const id = 'stock-panel';
		await scenario.open( `${ HOME }&opened_panel=${ id }` );
		await scenario.page.locator( `#${ id } li` ).first().waitFor();
		expect( await scenario.page.locator( '.store-admin-activity-panel__toggle[aria-expanded="true"]' ).count() ).toBe( 1 );
	} );

	it( 'scroll to the things to do next', async () => {
		await scenario.page.setViewportSize( { width: 1366, height: 420 } );
		await scenario.open( `${ HOME }#extended_task_list` );
		const list = scenario.page.locator( '#extended_task_list' );
		await list.waitFor();
		await scenario.page.waitForFunction( () => {
			const box = document.getElementById( 'extended_task_list' )?.getBoundingClientRect();
			return box !== undefined && box.top >= 0 && box.top < window.innerHeight;
		} );
	} );
} );
