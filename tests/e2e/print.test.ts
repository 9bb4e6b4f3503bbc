import { afterEach, expect, it } from '@jest/globals';
import { finishSetup, restoreHome } from './support/home-store';
import { prepareScenario } from './support/scenario';

const scenario = prepareScenario();

afterEach( () => restoreHome( scenario.store ) );

it( 'SM4: Home on paper has its figures, and neither menu nor skeletons', async () => {
	const { page } = scenario;
	await finishSetup( scenario.store );
	await scenario.open();
	await page.getByText( 'Total sales' ).waitFor();
	await page.emulateMedia( { media: 'print' } );
	expect( await page.getByText( 'Total sales' ).isVisible() ).toBe( true );
	expect( await page.getByRole( 'heading', { level: 1, name: 'Home' } ).isVisible() ).toBe( true );
	for ( const hidden of [ '#adminmenu', '#wpadminbar', '.store-admin-skeleton', '.woocommerce-layout__activity-panel', '#wpfooter' ] ) {
		expect( await page.locator( `${ hidden }:visible` ).count() ).toBe( 0 );
	}
	expect( ( await page.locator( '.woocommerce-layout' ).boundingBox() )?.x ).toBe( 0 );
} );
