import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, goOffline, goOnline, htmlAnswer, onRest, restError, restRequests, type RestRequest } from '../../../../tests/js/fake-rest';
import { choose, fileOf, importNow, openBlueprint, section } from './open-blueprint';

const ALLOWED = 'GET /wc-admin/blueprint/import-allowed';
const EXPORT = 'POST /wc-admin/blueprint/export';
const STEP = 'POST /wc-admin/blueprint/import-step';

const options = { step: 'setSiteOptions', options: { woocommerce_currency: 'USD', blogname: 'Mugs' } };
const install = { step: 'installPlugin', pluginData: { slug: 'woocommerce' } };
const row = { step: 'runSql', sql: { contents: "replace into `wp_woocommerce_tax_rates` (`a`) VALUES ('1');" } };

const created: string[] = [];

beforeEach( () => {
	onRest( ALLOWED, { import_allowed: true } );
	created.length = 0;
	URL.createObjectURL = () => {
		created.push( `blob:${ created.length }` );
		return created.at( -1 ) as string;
	};
	URL.revokeObjectURL = ( url ) => void created.splice( created.indexOf( url ), 1 );
	jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation( () => {} );
} );
afterEach( () => document.body.replaceChildren() );

const exportNow = async ( user: Awaited< ReturnType< typeof openBlueprint > >[ 'user' ] ) =>
	user.click( section( 'Export' ).getByRole( 'button', { name: 'Export' } ) );

describe( 'The export', () => {
	test( 'sends the chosen items and lists what is really in the file', async () => {
		onRest( EXPORT, { type: 'json', data: { landingPage: '/', steps: [ options, install, row ] } } );
		const { user } = await openBlueprint();
		await user.click( screen.getByRole( 'button', { name: /WooCommerce Settings/ } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Tax' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'All of Themes' } ) );
		await exportNow( user );
		expect( restRequests( EXPORT )[ 0 ]?.body ).toEqual( {
			steps: {
				settings: [ 'setWCSettingsGeneral' ],
				plugins: [ 'woocommerce/woocommerce.php', 'paid/paid.php' ],
				themes: [ 'mugs' ],
			},
		} );
		const lines = within( await screen.findByRole( 'list', { name: 'What the file contains' } ) );
		expect( lines.getByText( '2 settings' ) ).toBeInTheDocument();
		expect( lines.getByText( '1 plugin' ) ).toBeInTheDocument();
		expect( created ).toHaveLength( 1 );
	} );

	test( 'B5: leaves out what this account may not export, and says so: the host would refuse the whole file', async () => {
		onRest( EXPORT, { type: 'json', data: { steps: [ options ] } } );
		const { user } = await openBlueprint( [ 'manage_woocommerce', 'manage_options' ] );
		expect( screen.queryByRole( 'checkbox', { name: 'All of Plugins' } ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'checkbox', { name: 'All of Themes' } ) ).not.toBeInTheDocument();
		expect( section( 'Export' ).getByText( /not allowed to export: Plugins, Themes\. Ask/ ) ).toBeInTheDocument();
		await exportNow( user );
		expect( restRequests( EXPORT )[ 0 ]?.body ).toEqual( {
			steps: { settings: [ 'setWCSettingsGeneral', 'setWCSettingsTax' ], plugins: [], themes: [] },
		} );
		expect( await screen.findByText( 'The blueprint was exported.' ) ).toBeInTheDocument();
	} );

	test( 'says nothing about rights to an account that may export everything', async () => {
		await openBlueprint();
		expect( section( 'Export' ).queryByText( /not allowed/ ) ).not.toBeInTheDocument();
	} );

	test( 'B1: names chosen settings that are missing', async () => {
		onRest( EXPORT, { type: 'json', data: { steps: [ install ] } } );
		const { user } = await openBlueprint();
		await exportNow( user );
		expect( await screen.findByText( /None of the chosen settings are in the file/ ) ).toBeInTheDocument();
	} );

	test( 'B2: names plugins that the server left out', async () => {
		onRest( EXPORT, { type: 'json', data: { steps: [ options, install ] } } );
		const { user } = await openBlueprint();
		await exportNow( user );
		expect( await screen.findByText( /Paid plugin is not in the file/ ) ).toBeInTheDocument();
		expect( screen.queryByText( /WooCommerce is not in the file/ ) ).not.toBeInTheDocument();
	} );

	test.each( [
		[ 'SQL', 'wp_', row ],
		[ 'an option', 'wp_', { step: 'setSiteOptions', options: { wp_user_roles: {} } } ],
		[
			'SQL of a site of a network',
			'wp_2_',
			{ step: 'runSql', sql: { contents: 'replace into `wp_2_wc_tax_rate_classes` values (1);' } },
		],
		[ 'an option of a site of a network', 'wp_2_', { step: 'setSiteOptions', options: { wp_2_user_roles: {} } } ],
		[ 'SQL with a long prefix', 'my_shop_', { step: 'runSql', sql: { contents: 'replace into `my_shop_options` values (1);' } } ],
	] )( 'B4: warns of the prefix of this site in %s', async ( _what, prefix, step ) => {
		onRest( EXPORT, { type: 'json', data: { steps: [ step ] } } );
		const { user } = await openBlueprint();
		await exportNow( user );
		expect( await screen.findByText( new RegExp( `prefix “${ prefix }”` ) ) ).toBeInTheDocument();
	} );

	test.each( [
		[ 'a fatal error', htmlAnswer(), /not exported/ ],
		[ 'a refusal', restError( 403, 'woocommerce_rest_cannot_view', 'No.' ), /not allowed/ ],
		[ 'another shape', { type: 'json', data: 'nonsense' }, /could not be understood/ ],
		[ 'an error as it was made', answer( 400, { errors: { no_right: [ 'No right to export: x' ] } } ), /No right to export: x/ ],
	] )( 'B3: says that it failed on %s, and can be sent again', async ( _what, wrong, message ) => {
		onRest( EXPORT, wrong );
		const { user } = await openBlueprint();
		await exportNow( user );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( message );
		expect( section( 'Export' ).getByRole( 'button', { name: 'Export' } ) ).toBeEnabled();
		expect( created ).toEqual( [] );
		await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );

	test( 'B3: takes an archive, and frees the earlier file', async () => {
		onRest( EXPORT, { type: 'json', data: { steps: [ options, install ] } } );
		const names: string[] = [];
		jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation( function ( this: HTMLAnchorElement ) {
			names.push( this.download );
		} );
		const { user } = await openBlueprint();
		await exportNow( user );
		await screen.findByText( 'Download the file again' );
		onRest( EXPORT, { type: 'zip', data: 'http://store.test/blueprint.zip' } );
		await exportNow( user );
		expect( await screen.findByText( 'Download the archive' ) ).toBeInTheDocument();
		expect( names ).toEqual( [ 'woo-blueprint.json', 'woo-blueprint.zip' ] );
		expect( created ).toEqual( [] );
	} );

	test( 'needs at least one item', async () => {
		const { user } = await openBlueprint();
		await user.click( screen.getByRole( 'checkbox', { name: 'All of WooCommerce Settings' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'All of Plugins' } ) );
		expect( section( 'Export' ).getByRole( 'button', { name: 'Export' } ) ).toBeDisabled();
	} );
} );

describe( 'The import', () => {
	test( 'lists what it changes and asks before it replaces anything', async () => {
		const { user } = await openBlueprint();
		await choose( user, fileOf( { steps: [ options, install, { step: 'teleport' } ] } ) );
		expect( await screen.findByText( 'shop.json will change:' ) ).toBeInTheDocument();
		expect( screen.getByText( '2 settings' ) ).toBeInTheDocument();
		expect( screen.getByText( /may not know these steps/ ) ).toBeInTheDocument();
		await user.click( section( 'Import' ).getByRole( 'button', { name: 'Import' } ) );
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent( /Single settings can be put back in History/ );
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( restRequests( STEP ) ).toEqual( [] );
	} );

	test( 'B6: names before the import what the account may not install, as on a site of a network', async () => {
		const { user } = await openBlueprint();
		await choose( user, fileOf( { steps: [ options, install, { step: 'activateTheme', themeName: 'mugs' } ] } ) );
		expect(
			await section( 'Import' ).findByText( /not allowed to install or activate: woocommerce\. These steps fail/ )
		).toBeVisible();
	} );

	test( 'says nothing about rights that the account has', async () => {
		const { user } = await openBlueprint( [ 'manage_woocommerce', 'manage_options', 'install_plugins' ] );
		await choose( user, fileOf( { steps: [ options, install ] } ) );
		expect( await section( 'Import' ).findByRole( 'button', { name: 'Import' } ) ).toBeVisible();
		expect( section( 'Import' ).queryByText( /not allowed/ ) ).toBeNull();
	} );

	test( 'runs each step with the session of the first one', async () => {
		onRest( STEP, answer( 200, { success: true, messages: [] }, { 'X-Blueprint-Import-Session': 'abc' } ) );
		const { user } = await openBlueprint();
		await importNow( user, [ options, install ] );
		expect( await screen.findByText( 'The blueprint was imported.' ) ).toBeInTheDocument();
		expect( restRequests( STEP ).map( ( { headers } ) => headers.get( 'X-Blueprint-Import-Session' ) ) ).toEqual( [ null, 'abc' ] );
		expect( restRequests( STEP ).map( ( { body } ) => body ) ).toEqual( [
			{ step_definition: options },
			{ step_definition: install },
		] );
	} );

	test( 'goes on after a step that the server cannot run, and names it', async () => {
		onRest( STEP, ( { body }: RestRequest ) =>
			JSON.stringify( body ).includes( 'teleport' )
				? { success: false, messages: [ { message: 'Unable to find an importer', type: 'error' } ] }
				: { success: true, messages: [] }
		);
		const { user } = await openBlueprint();
		await importNow( user, [ options, { step: 'teleport' }, install ] );
		expect( await screen.findByText( '1 step failed; the others were imported.' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Unable to find an importer' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'progressbar' ) ).toHaveAttribute( 'aria-valuetext', '3 of 3 steps' );
	} );

	test( 'B3: ends when the connection is lost, and goes on with the same step', async () => {
		onRest( STEP, { success: true, messages: [] } );
		const { user } = await openBlueprint();
		goOffline();
		await importNow( user, [ options, install ] );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /The import ended after 0 of 2 steps/ );
		goOnline();
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByText( 'The blueprint was imported.' ) ).toBeInTheDocument();
	} );

	test( 'stops after the running step', async () => {
		const waiting: ( () => void )[] = [];
		onRest( STEP, async () => new Promise( ( resolve ) => waiting.push( () => resolve( { success: true, messages: [] } ) ) ) );
		const { user } = await openBlueprint();
		await importNow( user, [ options, install ] );
		await user.click( await screen.findByRole( 'button', { name: 'Stop after this step' } ) );
		await waitFor( () => expect( waiting ).toHaveLength( 1 ) );
		waiting[ 0 ]?.();
		expect( await screen.findByText( /Stopped after 1 of 2 steps/ ) ).toBeInTheDocument();
		expect( restRequests( STEP ) ).toHaveLength( 1 );
	} );

	test.each( [
		[ 'no JSON', 'nonsense', /no JSON/ ],
		[ 'JSON of another shape', { steps: {} }, /no blueprint.*steps: expected a list/ ],
		[ 'a blueprint without steps', { steps: [] }, /at least one step/ ],
		[ 'a list', [ 1 ], /no blueprint/ ],
	] )( 'refuses %s', async ( _what, content, message ) => {
		const { user } = await openBlueprint();
		await choose( user, fileOf( content ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( message );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( /shop\.json/ );
	} );

	test( 'refuses a file of 60 MB without reading it', async () => {
		const { user } = await openBlueprint();
		const file = fileOf( '{}' );
		Object.defineProperty( file, 'size', { value: 60 * 1024 * 1024 } );
		await choose( user, file );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The file has 60 MB, and at most 50 MB can be imported.' );
	} );

	test( 'takes one dropped file at a time', async () => {
		await openBlueprint();
		const zone = screen.getByText( /Drag and drop or/ ).closest( 'div' ) as HTMLElement;
		fireEvent.drop( zone, { dataTransfer: { files: [ fileOf( {} ), fileOf( {} ) ] } } );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /only one Blueprint at a time/ );
		fireEvent.drop( zone, { dataTransfer: { files: [ fileOf( { steps: [ options ] } ) ] } } );
		expect( await screen.findByText( 'shop.json will change:' ) ).toBeInTheDocument();
	} );

	test( 'is not offered while the store is live', async () => {
		onRest( ALLOWED, { import_allowed: false } );
		await openBlueprint();
		expect( screen.queryByLabelText( 'File of the blueprint' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'Change the site visibility' } ) ).toBeInTheDocument();
	} );

	test( 'is not offered to users who may not change options', async () => {
		await openBlueprint( [ 'manage_woocommerce' ] );
		expect( screen.getByText( /not allowed to import/ ) ).toBeInTheDocument();
	} );

	test( 'is not offered while it is unknown whether the host allows it, and the export still works', async () => {
		onRest( ALLOWED, htmlAnswer() );
		await openBlueprint();
		expect( screen.getByText( 'It is not known whether blueprints can be imported.' ) ).toBeInTheDocument();
		expect( screen.queryByLabelText( 'File of the blueprint' ) ).not.toBeInTheDocument();
		expect( section( 'Export' ).getByRole( 'button', { name: 'Export' } ) ).toBeEnabled();
	} );
} );
