import { afterEach, describe, it } from '@jest/globals';
import { finishSetup, restoreHome } from './support/home-store';
import { expectNoOverflow, LONG_FIELDS } from './support/long-words';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const page = () => scenario.page;

afterEach( () => restoreHome( scenario.store ) );

describe( 'LW1: 600 letters without a space in any field', () => {
	it( 'never widen Home', async () => {
		await finishSetup( scenario.store );
		await runWithPhp( scenario.store, LONG_FIELDS, async () => {
			await scenario.open();
			for ( const id of [ 'orders', 'stock', 'reviews' ] ) {
				await page().locator( `#${ id }-panel` ).getByRole( 'button' ).first().click();
				await page().locator( `#${ id }-panel li` ).first().waitFor();
			}
			await expectNoOverflow( page() );
		} );
	} );

	it( 'never widen the set-up list', async () => {
		await runWithPhp( scenario.store, LONG_FIELDS, async () => {
			await scenario.open();
			await page().locator( '#setup li' ).first().waitFor();
			await expectNoOverflow( page() );
		} );
	} );

	it.each( [ 'payments&id=cod', 'payments&id=bacs', 'marketing', 'products', 'shipping', 'tax' ] )(
		'never widen the task %s',
		async ( task ) => {
			await runWithPhp( scenario.store, LONG_FIELDS, async () => {
				await scenario.open( `${ HOME }&task=${ task }` );
				await page().locator( '.store-admin-skeleton' ).first().waitFor( { state: 'detached' } );
				await expectNoOverflow( page() );
			} );
		}
	);
} );
