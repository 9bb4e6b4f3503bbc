import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { webpack } from 'webpack';
import { HOME, prepareScenario } from './support/scenario';

let folder: string;
let siteReact: string;

/** The development build, because only that one prints warnings. */
async function buildSiteReact(): Promise< string > {
	const compiler = webpack( {
		mode: 'development',
		devtool: false,
		entry: path.join( __dirname, 'support/site-react.js' ),
		output: { path: folder, filename: 'react.js' },
		resolve: { alias: { react$: 'react-19' } },
	} );
	await new Promise< void >( ( resolve, reject ) => {
		compiler?.run( ( error, stats ) => {
			const problem = error ?? stats?.compilation.errors[ 0 ];
			compiler.close( () => ( problem ? reject( problem ) : resolve() ) );
		} );
	} );
	return readFile( path.join( folder, 'react.js' ), 'utf8' );
}

describe( 'a site with React 19', () => {
	const scenario = prepareScenario();

	beforeAll( async () => {
		folder = await mkdtemp( path.join( tmpdir(), 'store-admin-react-' ) );
		siteReact = await buildSiteReact();
	} );
	afterAll( () => rm( folder, { recursive: true, force: true } ) );
	beforeEach( async () => {
		const script = ( body: string ) => ( { contentType: 'text/javascript', body } );
		await scenario.page.route( /\/dist\/vendor\/react(-dom|-jsx-runtime)?(\.min)?\.js/, ( route ) =>
			route.fulfill( script( /\/react(\.min)?\.js/.test( route.request().url() ) ? siteReact : '' ) )
		);
	} );

	it( 'EX2: shows Home and its dialogs without a console message', async () => {
		const { page, open, errors } = scenario;
		await open( HOME );
		await page.locator( '.store-admin-task-row' ).first().waitFor();
		expect( await page.evaluate( () => ( Reflect.get( window, 'React' ) as { version: string } ).version ) ).toMatch( /^19\./ );
		await page.getByRole( 'button', { name: 'Task List Options' } ).first().click();
		await page.getByRole( 'menuitem', { name: /^Hide/ } ).click();
		await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Cancel' } ).click();
		await page.getByRole( 'dialog' ).waitFor( { state: 'detached' } );
		await page.getByRole( 'tab', { name: /^Help/ } ).click();
		await page.getByRole( 'tabpanel' ).waitFor();
		expect( errors ).toEqual( [] );
	} );

	it.each( [ [ 'shipping' ], [ 'tax' ], [ 'payments' ], [ 'products' ], [ 'marketing' ] ] )(
		'EX2: the task %s opens, and the console stays empty',
		async ( task ) => {
			const { page, open, errors } = scenario;
			await open( `${ HOME }&task=${ task }` );
			await page.locator( '.store-admin-spinner, .store-admin-skeleton' ).first().waitFor( { state: 'detached' } );
			expect( await page.getByRole( 'main' ).getByRole( 'heading' ).count() ).toBeGreaterThan( 0 );
			expect( errors ).toEqual( [] );
		}
	);

	it( 'EX2: shows the header of a classic page without a console message', async () => {
		const { page, open, errors } = scenario;
		await open( 'edit.php?post_type=product' );
		await page.getByRole( 'tab' ).first().click();
		await page.getByRole( 'tabpanel' ).waitFor();
		expect( errors ).toEqual( [] );
	} );
} );
