import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { finishSetup, restoreHome } from './support/home-store';
import { restRoute } from './support/rest';
import { HOME, prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();

/** Further roles, with what they may do. */
const roles: Readonly< Record< string, readonly string[] > > = {
	packer: [ 'edit_shop_orders', 'edit_others_shop_orders', 'read_private_shop_orders' ],
	dispatcher: [ 'manage_woocommerce', 'edit_shop_orders', 'edit_others_shop_orders', 'read_private_shop_orders' ],
	// May edit their own orders and products, but not list them.
	caretaker: [ 'manage_woocommerce', 'edit_shop_orders', 'edit_products', 'moderate_comments' ],
};
const PAGES = [ HOME, `${ HOME }&task=tax`, 'edit.php?post_type=product', 'edit.php?post_type=shop_order', 'admin.php?page=wc-settings' ];

const HIRE = `foreach ( $args[0] as $name => $rights ) {
	remove_role( $name );
	add_role( $name, $name, array_fill_keys( array_merge( array( 'read', 'view_admin_dashboard' ), $rights ), true ) );
	if ( ! username_exists( $name ) ) {
		wp_insert_user( array( 'user_login' => $name, 'user_pass' => 'password', 'user_email' => $name . '@store.test', 'role' => $name ) );
	}
}`;

/** Opens all panels, because each one requests its data only then. */
async function tryEverything(): Promise< void > {
	const { page } = scenario;
	await scenario.settle();
	await page.mouse.move( 300, 300 );
	await page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );
	const closed = page.locator( '.store-admin-activity-panel__toggle[aria-expanded="false"]:enabled' );
	for ( let left = await closed.count(); left > 0; left-- ) {
		await closed.first().click();
	}
	for ( const tab of await page.locator( '.woocommerce-layout__activity-panel-tab' ).all() ) {
		await tab.click();
		await page.locator( '.woocommerce-layout__activity-panel-content' ).waitFor();
	}
	await scenario.settle();
}

beforeAll( async () => void ( await scenario.store.runPhp( { code: HIRE }, [ roles ] ) ) );
beforeEach( async () => {
	await finishSetup( scenario.store );
	await setOptions( scenario.store, { woocommerce_default_homepage_layout: 'two_columns' } );
} );
afterEach( () => restoreHome( scenario.store ) );

describe( 'Home requests nothing that the server would refuse', () => {
	it.each( [ 'shopmanager', 'dispatcher', 'caretaker', 'packer', 'editor', 'subscriber' ] )(
		'R3: by %s, on any page with our header',
		async ( user ) => {
			await scenario.signInAs( user );
			const asked: string[] = [];
			const refused: string[] = [];
			scenario.page.on( 'response', ( response ) => {
				const route = restRoute( response.url() );
				if ( route !== '' || response.url().includes( 'admin-ajax' ) ) {
					asked.push( route );
					if ( response.status() >= 400 ) {
						refused.push( `${ response.status() } ${ response.url() }` );
					}
				}
			} );
			const seesOrders = [ 'shopmanager', 'dispatcher' ].includes( user );
			for ( const address of PAGES ) {
				await scenario.open( address );
				if ( seesOrders && address === HOME ) {
					await scenario.page.getByRole( 'button', { name: /^Orders/ } ).waitFor();
				}
				await tryEverything();
			}
			expect( refused ).toEqual( [] );
			// A user who may read orders sees them on Home.
			expect( asked.some( ( route ) => route.startsWith( '/wc/v3/orders' ) ) ).toBe( seesOrders );
		}
	);
} );

describe( 'Home of a user who only manages orders', () => {
	it( 'R4: has the orders and the inbox, and no link to forbidden pages', async () => {
		await scenario.signInAs( 'dispatcher' );
		await scenario.open();
		await scenario.page.getByRole( 'button', { name: /^Orders/ } ).waitFor();
		await scenario.page.getByRole( 'region', { name: 'Inbox' } ).waitFor();
		await scenario.page.getByRole( 'region', { name: 'Store management' } ).waitFor();
		for ( const name of [ /^Stock/, /^Reviews/ ] ) {
			expect( await scenario.page.getByRole( 'button', { name } ).count() ).toBe( 0 );
		}
		for ( const name of [ 'Marketing', 'Add products', 'Personalize my store' ] ) {
			expect( await scenario.page.getByRole( 'region', { name: 'Store management' } ).getByRole( 'link', { name } ).count() ).toBe(
				0
			);
		}
		expect( await scenario.page.getByText( 'Stats overview' ).count() ).toBe( 0 );
		expect( scenario.errors ).toEqual( [] );
	} );
} );
