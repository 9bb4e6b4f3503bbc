import { expect, it } from '@jest/globals';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();

it( 'the page is not blank when a script fails to load: it has a message and two links', async () => {
	await scenario.page.route( '**/build/main.js*', ( route ) => route.abort() );
	await scenario.open();
	const message = scenario.page.getByRole( 'alert' ).filter( { hasText: 'This page could not be loaded' } );
	await message.waitFor();
	expect( await message.getByRole( 'link', { name: 'Use the original screen' } ).getAttribute( 'href' ) ).toContain( 'admin-post.php' );
	await scenario.page.unrouteAll();
	await message.getByRole( 'link', { name: 'Reload Page' } ).click();
	await scenario.page.getByText( 'Add your products' ).waitFor();
} );
