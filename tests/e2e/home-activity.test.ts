import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { finishSetup, readRow, restoreHome } from './support/home-store';
import { waitForWrite } from './support/rest';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();

beforeEach( () => finishSetup( scenario.store ) );
afterEach( () => restoreHome( scenario.store ) );

/** Runs an action that saves, and waits for the response. */
async function written( path: string, act: () => Promise< void > ): Promise< void > {
	const saved = waitForWrite( scenario.page, path );
	await act();
	expect( ( await saved ).status() ).toBeLessThan( 300 );
}

const undo = () => scenario.page.getByRole( 'button', { name: 'Undo' } ).last().click();

describe( 'the activity panels on Home', () => {
	it( 'show the orders to fulfill, with a link to all orders', async () => {
		await scenario.open();
		await scenario.page.getByRole( 'button', { name: /^Orders/ } ).click();
		await scenario.page
			.getByRole( 'link', { name: /^Order #\d+/ } )
			.first()
			.waitFor();
		expect( await scenario.page.locator( '#orders-panel li' ).count() ).toBe( 5 );
		expect( await scenario.page.getByRole( 'link', { name: 'Manage all orders' } ).isVisible() ).toBe( true );
		expect( scenario.errors ).toEqual( [] );
	} );

	it( 'save a stock quantity and undo it', async () => {
		const { page, store } = scenario;
		await scenario.open();
		await page.getByRole( 'button', { name: /^Stock/ } ).click();
		const first = page.locator( '#stock-panel li' ).first();
		const name = String( await first.locator( 'bdi' ).textContent() );
		const before = Number( /(-?\d+) in stock/.exec( String( await first.textContent() ) )?.[ 1 ] );
		const stored = async () => {
			const code =
				'$found = get_posts( array( "title" => $args[0], "post_type" => array( "product", "product_variation" ) ) ); echo (int) get_post_meta( $found[0]->ID, "_stock", true );';
			return Number( await store.runPhp( { code }, [ name ] ) );
		};
		await first.getByRole( 'spinbutton' ).fill( String( before + 40 ) );
		await written( '/products/', () => page.getByRole( 'button', { name: 'Save stock' } ).click() );
		await page.getByText( `${ name } stock updated` ).waitFor();
		expect( await stored() ).toBe( before + 40 );
		await written( '/products/', undo );
		expect( await stored() ).toBe( before );
	} );

	it.each( [
		[ 'Approve', '1' ],
		[ 'Mark as spam', 'spam' ],
		[ 'Delete', 'trash' ],
	] )( '%s a review, and set it back to pending with Undo', async ( action, approved ) => {
		const { page, store } = scenario;
		await scenario.open();
		await page.getByRole( 'button', { name: /^Reviews/ } ).click();
		const row = page.locator( '#reviews-panel li' ).first();
		await row.waitFor();
		const waiting =
			'SELECT comment_ID, comment_approved FROM {prefix}comments WHERE comment_type = "review" AND comment_approved = "0" ORDER BY comment_date_gmt DESC, comment_ID DESC';
		const author = String( await row.locator( 'bdi' ).first().textContent() );
		const id = Number(
			( await readRow( store, `${ waiting.replace( 'ORDER', `AND comment_author = "${ author }" ORDER` ) }` ) )?.[ 'comment_ID' ]
		);
		expect( id ).toBeGreaterThan( 0 );
		const state = async () =>
			( await readRow( store, `SELECT comment_approved FROM {prefix}comments WHERE comment_ID = ${ id }` ) )?.[ 'comment_approved' ];
		await written( `/products/reviews/${ id }`, () => row.getByRole( 'button', { name: action } ).click() );
		expect( await state() ).toBe( approved );
		await written( `/products/reviews/${ id }`, undo );
		expect( await state() ).toBe( '0' );
	} );
} );
