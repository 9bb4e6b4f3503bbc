import { describe, it } from '@jest/globals';
import { restRoute } from './support/rest';
import { setOptions } from './support/store';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const isRest = ( url: URL ) => restRoute( url ) !== '';

/** Without usable answers on the server, nothing is preloaded either. */
const breakServer = () => setOptions( scenario.store, { sample_extension_rest: 'broken' } );

/** Other sections of Home fail as well, each in its place. */
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
	it( 'names what failed and recovers when each call answers 500', async () => {
		await breakServer();
		await scenario.open();
		await expectFrameAndRetry();
		await expectRecovery();
	} );

	it( 'names what failed and recovers when each call answers with a page of HTML', async () => {
		await breakServer();
		await scenario.page.route( isRest, ( route ) =>
			route.fulfill( { status: 200, contentType: 'text/html', body: '<!doctype html><p>Maintenance' } )
		);
		await scenario.open();
		await expectFrameAndRetry();
		await expectRecovery();
	} );

	it( 'names what failed and recovers when the computer is offline', async () => {
		await breakServer();
		await scenario.page.route( isRest, ( route ) => route.abort( 'internetdisconnected' ) );
		await scenario.open();
		await expectFrameAndRetry();
		await expectRecovery();
	} );
} );
