import { describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually';
import { preparePayments } from './support/payments-task';
import { removePlugins } from './support/remove-plugins';
import { restRoute, watchRoutes } from './support/rest';
import { runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

/* Successes and failures while plugins are installed. Square needs two plugins. */

const scenario = prepareScenario();
const { button, step, open, option } = preparePayments( scenario );
const SQUARE = 'woocommerce-square';
const TERMINAL = 'woocommerce-square-terminal';

const alert = ( text: string | RegExp ) => scenario.page.getByRole( 'alert' ).filter( { hasText: text } );
const lines = () => scenario.page.getByRole( 'alert' ).getByRole( 'listitem' ).allTextContents();
const setFaults = ( faults: Readonly< Record< string, string > > | null ) =>
	setOptions( scenario.store, { demo_store_plugin_faults: faults } );
const isActive = async ( slug: string ) => ( ( await option( 'active_plugins' ) ) as string[] ).includes( `${ slug }/${ slug }.php` );

async function openSquare(): Promise< void > {
	await open( '&id=square_credit_card' );
	await button( 'Install & enable' ).waitFor();
}

/** Collects the requests for installations from now on. */
function watchInstalls(): unknown[] {
	const asked: unknown[] = [];
	scenario.page.on( 'request', ( request ) => {
		if ( restRoute( request.url() ) === '/wc-admin/plugins/install' && request.method() === 'POST' ) {
			asked.push( request.postDataJSON().plugins );
		}
	} );
	return asked;
}

/** Holds the response to an installation until the returned function is called. */
async function holdInstall(): Promise< () => void > {
	let letGo = () => {};
	const isLetGo = new Promise< void >( ( resolve ) => {
		letGo = resolve;
	} );
	const isInstall = ( url: URL ) => restRoute( url ) === '/wc-admin/plugins/install';
	await scenario.page.route( isInstall, async ( route ) => {
		await isLetGo;
		await route.continue();
	} );
	return letGo;
}

describe( 'two plugins of which one is installed', () => {
	it( 'activate the one, name the other, and install only that on the next try', async () => {
		await setFaults( { [ TERMINAL ]: 'archive' } );
		await openSquare();
		const installs = watchInstalls();
		await button( 'Install & enable' ).click();
		await alert( 'The installation did not finish.' ).waitFor();
		expect( await lines() ).toEqual( [
			expect.stringMatching( /^woocommerce-square-terminal was not installed: your site could not download or unpack its files\./ ),
		] );
		expect( await isActive( SQUARE ) ).toBe( true );
		expect( await isActive( TERMINAL ) ).toBe( false );
		await setFaults( null );
		await button( 'Retry' ).click();
		await step( 'Configure your Square account' ).waitFor();
		expect( await isActive( TERMINAL ) ).toBe( true );
		expect( installs ).toEqual( [ `${ SQUARE },${ TERMINAL }`, TERMINAL ] );
	} );

	it( 'activate the one, and only activate the other on the next try', async () => {
		await setFaults( { [ SQUARE ]: 'activation' } );
		await openSquare();
		const installs = watchInstalls();
		await button( 'Install & enable' ).click();
		await alert( 'The installation did not finish.' ).waitFor();
		expect( await lines() ).toEqual( [ expect.stringMatching( /^Square: .*could not be activated/ ) ] );
		expect( await isActive( TERMINAL ) ).toBe( true );
		await setFaults( null );
		await button( 'Retry' ).click();
		await step( 'Configure your Square account' ).waitFor();
		expect( await isActive( SQUARE ) ).toBe( true );
		expect( installs ).toHaveLength( 1 );
	} );

	it( 'of which none is installed are both named', async () => {
		await setFaults( { '*': 'api' } );
		await openSquare();
		await button( 'Install & enable' ).click();
		await alert( 'The installation did not finish.' ).waitFor();
		expect( await lines() ).toHaveLength( 2 );
		expect( await isActive( SQUARE ) ).toBe( false );
	} );
} );

describe( 'the reason why an installation failed', () => {
	const NO_RIGHT = `add_filter( 'user_has_cap', static fn ( $all ) => array( 'install_plugins' => false ) + $all );`;

	it( 'is shown: an HTML response, a lost permission, offline, a timeout of the server', async () => {
		const seen: string[] = [];
		const note = async () => {
			await alert( 'The installation did not finish.' ).waitFor();
			seen.push( ...( await lines() ) );
		};
		await setFaults( { '*': 'html' } );
		await openSquare();
		await button( 'Install & enable' ).click();
		await note();
		await setFaults( { '*': 'install:timeout' } );
		await button( 'Retry' ).click();
		await alert( /gave up/ ).waitFor();
		await note();
		await setFaults( null );
		await runWithPhp( scenario.store, NO_RIGHT, async () => {
			await button( 'Retry' ).click();
			await alert( /not allowed to install plugins/ ).waitFor();
			await note();
		} );
		await scenario.page.context().setOffline( true );
		await button( 'Retry' ).click();
		await alert( /could not reach the store/ ).waitFor();
		await note();
		await scenario.page.context().setOffline( false );
		expect( new Set( seen ).size ).toBe( 4 );
		expect( await isActive( SQUARE ) ).toBe( false );
		await button( 'Retry' ).click();
		await step( 'Configure your Square account' ).waitFor();
	} );

	it( 'is shown after 5 minutes without a response', async () => {
		await scenario.page.clock.install();
		await openSquare();
		await holdInstall();
		const asked = scenario.page.waitForRequest( ( request ) => restRoute( request.url() ) === '/wc-admin/plugins/install' );
		await button( 'Install & enable' ).click();
		await asked;
		await scenario.page.clock.fastForward( '05:01' );
		await alert( /did not answer in 5 minutes/ ).waitFor();
	} );

	it( 'installs nothing twice after a lost response', async () => {
		await setFaults( { '*': 'install:lost' } );
		await openSquare();
		const installs = watchInstalls();
		await button( 'Install & enable' ).click();
		await alert( 'The installation did not finish.' ).waitFor();
		await eventually(
			async () => ( await lines() ).length,
			( count ) => count === 1
		);
		await setFaults( null );
		await button( 'Retry' ).click();
		await step( 'Configure your Square account' ).waitFor();
		expect( installs ).toHaveLength( 1 );
	} );
} );

describe( 'the installation of one extension', () => {
	it( 'disables all others, and presses on them do nothing', async () => {
		const { page } = scenario;
		const row = ( name: string ) => page.getByRole( 'listitem' ).filter( { has: page.getByRole( 'heading', { name, exact: true } ) } );
		await removePlugins( scenario.store, [ 'mailpoet', 'klaviyo' ] );
		await setOptions( scenario.store, { woocommerce_show_marketplace_suggestions: 'yes' } );
		await scenario.open( `${ HOME }&task=marketing` );
		const start = ( name: string ) => row( name ).getByRole( 'button', { name: 'Get started' } );
		await start( 'MailPoet' ).waitFor();
		const letGo = await holdInstall();
		const installs = watchInstalls();
		await start( 'MailPoet' ).click();
		await eventually(
			() => start( 'MailPoet' ).getAttribute( 'aria-busy' ),
			( busy ) => busy === 'true'
		);
		expect( await start( 'Klaviyo' ).isDisabled() ).toBe( true );
		expect( await start( 'Klaviyo' ).getAttribute( 'aria-busy' ) ).toBeNull();
		await start( 'Klaviyo' ).click( { force: true } );
		await start( 'MailPoet' ).click( { force: true } );
		letGo();
		await row( 'MailPoet' ).getByRole( 'button', { name: 'Manage' } ).waitFor();
		await eventually( () => start( 'Klaviyo' ).isEnabled(), Boolean );
		expect( installs ).toEqual( [ 'mailpoet' ] );
		await removePlugins( scenario.store, [ 'mailpoet' ] );
		await setOptions( scenario.store, { woocommerce_show_marketplace_suggestions: 'no' } );
	} );

	it( 'is known after leaving the screen and coming back', async () => {
		const { page } = scenario;
		await openSquare();
		const routes = watchRoutes( page );
		await button( 'Install & enable' ).click();
		await eventually( () => routes.some( ( route ) => route.startsWith( 'POST /wc-admin/plugins/activate' ) ), Boolean );
		await page.getByRole( 'link', { name: 'WooCommerce Home' } ).click();
		await page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
		await page.goBack();
		await step( 'Configure your Square account' ).waitFor();
	} );
} );

describe( 'two tabs', () => {
	it( 'that install the same plugin end at the same step', async () => {
		await openSquare();
		const other = await scenario.page.context().newPage();
		await other.goto( scenario.page.url() );
		await other.getByRole( 'button', { name: 'Install & enable' } ).click();
		await other.getByRole( 'textbox', { name: 'Access token' } ).waitFor();
		await button( 'Install & enable' ).click();
		await step( 'Configure your Square account' ).waitFor();
		expect( await isActive( SQUARE ) ).toBe( true );
	} );
} );
