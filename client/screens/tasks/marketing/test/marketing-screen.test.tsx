import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../tests/js/factories/make-task-list';
import { answer, goOffline, htmlAnswer, onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { MarketingScreen } from '../marketing-screen';

const EXTENSIONS = 'GET /wc-admin/onboarding/free-extensions';
const INSTALL = 'POST /wc-admin/plugins/install';
const ACTIVATE = 'POST /wc-admin/plugins/activate';
const ACTION = 'POST /wc-admin/onboarding/tasks/marketing/action';

interface Wish {
	readonly key?: string;
	readonly name?: string;
	readonly is_installed?: boolean;
	readonly is_activated?: boolean;
}

function plugin( wish: Wish = {} ) {
	return {
		key: 'mailpoet:alt',
		name: 'MailPoet',
		description: 'Write to <a href="https://mailpoet.test" onclick="alert(1)">customers</a>',
		image_url: 'http://localhost/mailpoet.png',
		manage_url: 'admin.php?page=mailpoet',
		is_built_by_wc: true,
		is_visible: true,
		is_installed: false,
		is_activated: false,
		...wish,
	};
}

const TIKTOK = plugin( { key: 'tiktok-for-business', name: 'TikTok' } );

function serve( ...plugins: readonly object[] ) {
	onRest( EXTENSIONS, [
		{ key: 'obw/basics', title: 'Basics', plugins: [ plugin( { name: 'Of the wizard' } ) ] },
		{ key: 'task-list/reach', title: 'Reach out to customers', plugins },
		{ key: 'task-list/grow', title: 'Grow your store', plugins: [ TIKTOK ] },
	] );
}

const open = ( settings = {} ) =>
	render( <MarketingScreen task={ makeTask( { id: 'marketing' } ) } query={ {} } onComplete={ jest.fn() } />, {
		url: 'admin.php?page=wc-admin&task=marketing',
		settings,
	} );
const card = ( name: string ) => screen.findByRole( 'region', { name } );
const row = async ( name: string ) => {
	const title = await screen.findByRole( 'heading', { name } );
	return within( title.closest( 'li' ) as HTMLElement );
};

beforeEach( () => {
	onRest( 'GET /wc-admin/plugins/active', { plugins: [ 'woocommerce' ] } );
	onRest( 'GET /wc-admin/plugins/installed', { plugins: [ 'woocommerce' ] } );
	onRest( 'GET /wc-admin/onboarding/tasks', [ makeTaskList( { tasks: [ makeTask( { id: 'marketing' } ) ] } ) ] );
	onRest( ACTION, makeTask( { id: 'marketing', isActioned: true } ) );
	serve( plugin() );
} );

describe( 'the marketing task', () => {
	it( 'recommends extensions for growth first, then those for reach, and none of the wizard', async () => {
		open();
		await screen.findByText( 'TikTok' );
		const recommended = within( await card( 'Recommended marketing extensions' ) );
		expect( recommended.getAllByRole( 'heading', { level: 3 } ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'Grow your store',
			'Reach out to customers',
		] );
		expect( recommended.getAllByRole( 'heading', { level: 4 } ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'TikTok',
			'MailPoet',
		] );
		expect( screen.queryByText( 'Of the wizard' ) ).toBeNull();
		expect( screen.queryByRole( 'region', { name: 'Installed marketing extensions' } ) ).toBeNull();
	} );

	it( 'shows the links of a description and removes its scripts', async () => {
		open();
		const link = ( await row( 'MailPoet' ) ).getByRole( 'link', { name: 'customers' } );
		expect( link ).toHaveAttribute( 'href', 'https://mailpoet.test/' );
		expect( link ).not.toHaveAttribute( 'onclick' );
	} );

	it( 'installs, activates and completes by keyboard alone, one extension at a time', async () => {
		let finish = (): void => {};
		onRest(
			INSTALL,
			() =>
				new Promise(
					( resolve ) =>
						( finish = () => resolve( { success: true, data: { installed: [ 'mailpoet' ] }, errors: { errors: [] } } ) )
				)
		);
		onRest( ACTIVATE, {
			success: true,
			data: { activated: [ 'mailpoet' ], active: [ 'woocommerce', 'mailpoet' ] },
			errors: { errors: [] },
		} );
		const { user } = open();
		const button = ( await row( 'MailPoet' ) ).getByRole( 'button', { name: 'Get started' } );
		expect( button ).toHaveAccessibleDescription( 'MailPoet' );
		button.focus();
		await user.keyboard( '{Enter}{Enter}' );
		expect( button ).toHaveAttribute( 'aria-busy', 'true' );
		expect( ( await row( 'TikTok' ) ).getByRole( 'button', { name: 'Get started' } ) ).toBeDisabled();
		serve( plugin( { is_installed: true, is_activated: true } ) );
		finish();
		const installed = within( await card( 'Installed marketing extensions' ) );
		expect( installed.getByRole( 'button', { name: 'Manage' } ) ).toHaveAccessibleDescription( 'MailPoet' );
		expect( installed.getByRole( 'button', { name: 'Manage' } ) ).toHaveFocus();
		await waitFor( () => expect( restRequests( ACTION ) ).toHaveLength( 1 ) );
		expect( restRequests( INSTALL ) ).toHaveLength( 1 );
		expect( restRequests( INSTALL )[ 0 ]?.body ).toMatchObject( { plugins: 'mailpoet' } );
	} );

	it( 'shows beside the extension why it could not be installed, and offers a retry', async () => {
		onRest( INSTALL, { success: false, data: {}, errors: { errors: { mailpoet: [ 'The disk is full.' ] } } } );
		const { user } = open();
		await user.click( ( await row( 'MailPoet' ) ).getByRole( 'button', { name: 'Get started' } ) );
		expect( await ( await row( 'MailPoet' ) ).findByRole( 'alert' ) ).toHaveTextContent( 'The disk is full.' );
		expect( ( await row( 'TikTok' ) ).queryByRole( 'alert' ) ).toBeNull();
		expect( ( await row( 'MailPoet' ) ).getByRole( 'button', { name: 'Get started' } ) ).toBeEnabled();
		expect( restRequests( ACTION ) ).toHaveLength( 0 );
	} );

	it( 'keeps the extension when only completing the task fails', async () => {
		onRest( INSTALL, { success: true, data: { installed: [ 'mailpoet' ] }, errors: { errors: [] } } );
		onRest( ACTIVATE, { success: true, data: { activated: [ 'mailpoet' ] }, errors: { errors: [] } } );
		onRest( ACTION, restError( 500, 'db', 'The database is away.' ) );
		const { user } = open();
		await user.click( ( await row( 'MailPoet' ) ).getByRole( 'button', { name: 'Get started' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The task was not marked as done. The database is away.' );
		expect( ( await row( 'MailPoet' ) ).getByRole( 'button', { name: 'Manage' } ) ).toBeInTheDocument();
	} );

	it( 'T2: is completed by opening an extension that was installed before', async () => {
		expectConsole( 'error', /Not implemented: navigation/ );
		serve( plugin( { is_installed: true, is_activated: true } ) );
		const { user } = open();
		await user.click( ( await row( 'MailPoet' ) ).getByRole( 'button', { name: 'Manage' } ) );
		await waitFor( () => expect( restRequests( ACTION ) ).toHaveLength( 1 ) );
		expect( restRequests( INSTALL ) ).toHaveLength( 0 );
	} );

	it( 'T3: is not completed by being opened', async () => {
		serve( plugin( { is_installed: true, is_activated: true } ) );
		open();
		await card( 'Installed marketing extensions' );
		expect( restRequests( ACTION ) ).toHaveLength( 0 );
	} );

	it( 'opens the extension also when completing the task fails', async () => {
		expectConsole( 'error', /Not implemented: navigation/ );
		onRest( ACTION, answer( 500, {} ) );
		serve( plugin( { is_installed: true, is_activated: true } ) );
		const { user } = open();
		await user.click( ( await row( 'MailPoet' ) ).getByRole( 'button', { name: 'Manage' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The task was not marked as done.' );
	} );

	it( 'SW1: opens the extension before the server has answered, with a request that outlives the page', async () => {
		expectConsole( 'error', /Not implemented: navigation/ );
		onRest( ACTION, () => new Promise( () => {} ) );
		serve( plugin( { is_installed: true, is_activated: true } ) );
		const { user } = open();
		await user.click( ( await row( 'MailPoet' ) ).getByRole( 'button', { name: 'Manage' } ) );
		expect( restRequests( ACTION ) ).toHaveLength( 1 );
		expect( restRequests( ACTION )[ 0 ] ).toMatchObject( { keepalive: true } );
	} );

	it( 'M2: does not recommend installed extensions, but can activate them', async () => {
		onRest( 'GET /wc-admin/plugins/installed', { plugins: [ 'woocommerce', 'mailpoet' ] } );
		onRest( ACTIVATE, { success: true, data: { activated: [ 'mailpoet' ] }, errors: { errors: [] } } );
		serve( plugin( { is_installed: true } ) );
		const { user } = open();
		const recommended = within( await card( 'Recommended marketing extensions' ) );
		expect( recommended.queryByRole( 'heading', { name: 'MailPoet' } ) ).toBeNull();
		await user.click( ( await row( 'MailPoet' ) ).getByRole( 'button', { name: 'Activate' } ) );
		await waitFor( () => expect( restRequests( ACTIVATE ) ).toHaveLength( 1 ) );
		expect( restRequests( INSTALL ) ).toHaveLength( 0 );
	} );
} );

describe( 'the marketing task without its extensions', () => {
	it.each( [
		[ 'an error', restError( 500, 'db', 'Away.' ) ],
		[ 'a page of HTML', htmlAnswer( 200 ) ],
	] )( 'T11: shows %s instead of the extensions, with a retry', async ( _what, broken ) => {
		onRest( EXTENSIONS, () => broken );
		const { user } = open();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The marketing extensions could not be loaded.' );
		serve( plugin() );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByText( 'TikTok' ) ).toBeInTheDocument();
	} );

	it( 'says that the browser is offline', async () => {
		goOffline();
		open();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /could not reach the store/ );
	} );

	it( 'T11: says that the list is empty, and fetches it again on Retry', async () => {
		onRest( EXTENSIONS, [] );
		const { user } = open();
		expect( await screen.findByText( /There are no marketing extensions to suggest/ ) ).toBeInTheDocument();
		serve( plugin() );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByText( 'TikTok' ) ).toBeInTheDocument();
	} );

	it( 'M1: keeps its purpose and shows no promotions when suggestions are off', async () => {
		open( { showsSuggestions: false } );
		expect( await screen.findByText( 'TikTok' ) ).toBeInTheDocument();
		expect( screen.queryByText( /marketplace/ ) ).toBeNull();
	} );

	it( 'says who may install extensions', async () => {
		open( { user: { id: 2, name: 'Sam', capabilities: [ 'manage_woocommerce' ] } } );
		expect( await screen.findByText( /not allowed to install plugins/ ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );
} );
