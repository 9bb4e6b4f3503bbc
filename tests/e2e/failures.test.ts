import { describe, it } from '@jest/globals';
import { restRoute } from './support/rest';
import { setOptions } from './support/store';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const isRest = ( url: URL ) => restRoute( url ) !== '';

/** Makes the REST API fail on the server too, so that nothing is preloaded. */
const breakServer = () => setOptions( scenario.store, { sample_extension_rest: 'broken' } );

/** The other sections of Home fail too, each with its own message. */
const tasksFailure = () =>
	scenario.page
		.getByRole( 'alert' )
		.or( scenario.page.getByRole( 'region' ) )
		.filter( { hasText: /task/i } )
		.filter( { has: scenario.page.getByRole( 'button', { name: /retry|try again/i } ) } )
		.first();

async function expectFrameAndRetry(): Promise< void > {
	await scenario.page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
	await tasksFailure().waitFor();
}

async function expectRecovery(): Promise< void > {
	await scenario.page.unrouteAll();
	await setOptions( scenario.store, { sample_extension_rest: null } );
	await tasksFailure()
		.getByRole( 'button', { name: /retry|try again/i } )
		.click();
	await scenario.page.getByText( 'Add your products' ).waitFor();
}

describe( 'Home while the REST API is down', () => {
	it( 'says what failed and recovers when every request returns 500', async () => {
		await breakServer();
		await scenario.open();
		await expectFrameAndRetry();
		await expectRecovery();
	} );

	it( 'says what failed and recovers when every request returns HTML', async () => {
		await breakServer();
		await scenario.page.route( isRest, ( route ) =>
			route.fulfill( { status: 200, contentType: 'text/html', body: '<!doctype html><p>Maintenance' } )
		);
		await scenario.open();
		await expectFrameAndRetry();
		await expectRecovery();
	} );

	it( 'says what failed and recovers when the browser is offline', async () => {
		await breakServer();
		await scenario.page.route( isRest, ( route ) => route.abort( 'internetdisconnected' ) );
		await scenario.open();
		await expectFrameAndRetry();
		await expectRecovery();
	} );
} );
