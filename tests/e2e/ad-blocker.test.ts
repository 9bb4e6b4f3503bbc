import { afterEach, beforeEach, it } from '@jest/globals';
import { finishSetup, restoreHome } from './support/home-store';
import { restRoute } from './support/rest';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();

beforeEach( async () => {
	await finishSetup( scenario.store );
	await setOptions( scenario.store, { woocommerce_default_homepage_layout: 'two_columns' } );
} );
afterEach( () => restoreHome( scenario.store ) );

it( 'H8: Home names an ad blocker that stops whatever is called analytics, and everything else works', async () => {
	const { page } = scenario;
	await page.addInitScript( () => Reflect.deleteProperty( window, 'wcTracks' ) );
	await page.route(
		( url ) => `${ url.pathname } ${ restRoute( url ) }`.includes( 'analytics' ),
		( route ) => route.abort( 'blockedbyclient' )
	);
	await scenario.open();
	// Scrolls once, because Playwright's own method fails when the content replaces the skeleton.
	await page
		.getByText( 'Stats overview', { exact: true } )
		.first()
		.evaluate( ( element ) => element.scrollIntoView() );
	await page
		.getByRole( 'alert' )
		.filter( { hasText: 'Your figures could not be loaded.' } )
		.filter( { hasText: /ad blocker or a firewall/ } )
		.waitFor();
	await page.getByRole( 'link', { name: 'Enhance your store with extensions' } ).waitFor();
	const orders = page.locator( '#orders-panel' );
	await orders.getByRole( 'button' ).first().click();
	await orders.locator( 'li' ).first().waitFor();
} );
