import { expect, it } from '@jest/globals';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';

const scenario = prepareScenario();

/** A colour of the page, as the browser draws it. */
const colour = ( value: string ) =>
	scenario.page.evaluate( ( css ) => {
		const probe = document.createElement( 'span' );
		probe.style.color = css;
		document.body.append( probe );
		const { color } = getComputedStyle( probe );
		probe.remove();
		return color;
	}, value );

it.each( [
	[ 'fresh', 'rgb(0, 124, 186)' ],
	[ 'modern', 'rgb(56, 88, 233)' ],
	[ 'light', 'rgb(0, 133, 186)' ],
	[ 'sunrise', 'rgb(221, 130, 59)' ],
] )( 'AC1: The accent of the scheme %s is the same on our pages and on classic ones', async ( scheme, accent ) => {
	await runWithPhp( scenario.store, `add_filter( 'get_user_option_admin_color', fn () => '${ scheme }' );`, async () => {
		for ( const address of [ HOME, 'admin.php?page=wc-settings', 'post-new.php?post_type=product' ] ) {
			await scenario.open( address );
			await scenario.page.locator( `body.admin-color-${ scheme } .woocommerce-layout__header` ).waitFor();
			expect( await colour( 'var(--sa-accent)' ) ).toBe( accent );
			expect( await colour( 'var(--wp-admin-theme-color)' ) ).toBe( accent );
		}
	} );
} );
