import { afterEach, describe, expect, it } from '@jest/globals';
import { restoreHome } from './support/home-store';
import { waitForWrite } from './support/rest';
import { prepareScenario } from './support/scenario';
import { readOption, setOptions } from './support/store';

const scenario = prepareScenario();
const QUEUE = 'woocommerce_admin_transient_notices_queue';
const SECOND = 1000;
const notice = ( id: string, content: string, more: object = {} ) => ( {
	[ id ]: { id, status: 'success', content, user_id: null, options: {}, ...more },
} );
const shown = ( content: string ) => scenario.page.locator( '.components-snackbar, .store-admin-snackbar' ).filter( { hasText: content } );

afterEach( () => restoreHome( scenario.store ) );

describe( 'snackbars', () => {
	it( 'disappear after ten seconds, except those that wait for a press', async () => {
		await setOptions( scenario.store, {
			[ QUEUE ]: {
				...notice( 'short', 'Your file is ready.' ),
				...notice( 'kept', 'Your file is broken.', { options: { explicitDismiss: true } } ),
			},
		} );
		await scenario.page.clock.install();
		await scenario.open();
		await shown( 'Your file is ready.' ).waitFor();
		await shown( 'Your file is broken.' ).waitFor();
		await scenario.page.clock.fastForward( 10 * SECOND );
		await shown( 'Your file is ready.' ).waitFor( { state: 'detached' } );
		await scenario.page.clock.fastForward( 60 * SECOND );
		expect( await shown( 'Your file is broken.' ).isVisible() ).toBe( true );
		await shown( 'Your file is broken.' ).getByRole( 'button', { name: 'Dismiss this notice' } ).click();
		await shown( 'Your file is broken.' ).waitFor( { state: 'detached' } );
	} );

	it( 'are shown to the user they are meant for; those of other users stay in the queue', async () => {
		await setOptions( scenario.store, {
			[ QUEUE ]: {
				...notice( 'mine', 'Yours is ready.', { user_id: 1, options: { explicitDismiss: true } } ),
				...notice( 'theirs', 'Theirs is ready.', { user_id: 999_999 } ),
			},
		} );
		await scenario.open();
		const saved = waitForWrite( scenario.page, '/wc-admin/options' );
		await shown( 'Yours is ready.' ).getByRole( 'button', { name: 'Dismiss this notice' } ).click();
		await saved;
		expect( await shown( 'Theirs is ready.' ).count() ).toBe( 0 );
		const left = ( await readOption( scenario.store, QUEUE ) ) as Record< string, { readonly content: string } >;
		expect( Object.values( left ).map( ( { content } ) => content ) ).toEqual( [ 'Theirs is ready.' ] );
	} );
} );
