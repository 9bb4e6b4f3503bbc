import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PageChromeProvider, usePageChrome } from '../../../../shared/page-chrome';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { expectConsole } from '../../../../../tests/js/console-guard';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { SnackbarList } from '@store-admin/components';
import { useNotices } from '@store-admin/data';
import { DisplayOptions } from '../display-options';
import { useHomeLayout } from '../use-layout';
import { useAppChoices, useListChoices, useQuietChoice, useReminderChoices } from '../../choices/use-choices';

function Header() {
	const { setActionsElement } = usePageChrome();
	const { notices, removeNotice } = useNotices();
	return (
		<>
			<header ref={ setActionsElement } />
			<SnackbarList notices={ notices } onRemove={ ( id ) => void removeNotice( id ) } />
		</>
	);
}

function Example( { hasQuietMode = false }: { readonly hasQuietMode?: boolean } ) {
	const home = useHomeLayout();
	const quiet = useQuietChoice();
	return (
		<PageChromeProvider>
			<Header />
			<DisplayOptions
				home={ home }
				parts={ [
					...useListChoices(),
					...useReminderChoices( home.isSetupActive ),
					...useAppChoices(),
					...( hasQuietMode ? quiet : [] ),
				] }
			/>
			<output>{ home.layout }</output>
		</PageChromeProvider>
	);
}

const active = makeTaskList( { tasks: [ makeTask() ] } );
const finished = makeTaskList( { isComplete: true, tasks: [ makeTask( { isComplete: true } ) ] } );

function serve( meta: Record< string, string >, option: unknown, list = finished ) {
	onRest( 'GET /wp/v2/users/me', makeUser( meta ) );
	onRest( 'GET /wc-admin/options', { woocommerce_default_homepage_layout: option, woocommerce_task_list_reminder_bar_hidden: false } );
	onRest( 'GET /wc-admin/onboarding/tasks', [ list ] );
}

describe( 'the layout of Home', () => {
	beforeEach( () => serve( {}, false ) );

	it.each( [
		[ {}, false, 'single_column' ],
		[ {}, 'two_columns', 'two_columns' ],
		[ { homepage_layout: 'single_column' }, 'two_columns', 'single_column' ],
		[ { homepage_layout: 'nonsense' }, null, 'single_column' ],
	] )( 'K6: with preference %p and option %p is %p', async ( meta, option, expected ) => {
		serve( meta, option );
		render( <Example /> );
		await waitFor( () => expect( document.querySelector( 'output' ) ).toHaveTextContent( expected ) );
	} );

	it( 'is saved for the user who chooses it', async () => {
		onRest( 'POST /wp/v2/users/1', makeUser( { homepage_layout: 'two_columns' } ) );
		const { user } = render( <Example /> );
		await user.click( await screen.findByRole( 'button', { name: 'Display options' } ) );
		await user.click( screen.getByRole( 'menuitemradio', { name: 'Two columns', checked: false } ) );
		expect( document.querySelector( 'output' ) ).toHaveTextContent( 'two_columns' );
		expect( restRequests( 'POST /wp/v2/users/1' )[ 0 ]?.body ).toEqual( { woocommerce_meta: { homepage_layout: 'two_columns' } } );
	} );

	it( 'is restored when it was not saved, with the reason and a retry', async () => {
		onRest( 'POST /wp/v2/users/1', restError( 500, 'db', 'Away' ) );
		const { user } = render( <Example /> );
		await user.click( await screen.findByRole( 'button', { name: 'Display options' } ) );
		await user.click( screen.getByRole( 'menuitemradio', { name: 'Two columns' } ) );
		expect( await screen.findByText( 'The layout was not saved. Away' ) ).toBeInTheDocument();
		expect( document.querySelector( 'output' ) ).toHaveTextContent( 'single_column' );
		onRest( 'POST /wp/v2/users/1', makeUser( { homepage_layout: 'two_columns' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( document.querySelector( 'output' ) ).toHaveTextContent( 'two_columns' ) );
	} );

	it( 'cannot be chosen while a second column would be empty', async () => {
		serve( { homepage_layout: 'two_columns' }, false, active );
		const { user } = render( <Example />, { settings: { features: [] } } );
		await user.click( await screen.findByRole( 'button', { name: 'Display options' } ) );
		expect( screen.queryByRole( 'menuitemradio' ) ).not.toBeInTheDocument();
		expect( document.querySelector( 'output' ) ).toHaveTextContent( 'single_column' );
	} );
} );

describe( 'lists of tasks', () => {
	const ideas = makeTaskList( { id: 'extended', isToggleable: true, displayProgressHeader: false } );
	const entry = ( isShown: boolean ) => screen.findByRole( 'menuitemcheckbox', { name: 'Show things to do next', checked: isShown } );

	it( 'are hidden and shown again in the display options', async () => {
		serve( {}, false, ideas );
		onRest( 'POST /wc-admin/onboarding/tasks/extended/hide', { ...ideas, isHidden: true, isVisible: false } );
		onRest( 'POST /wc-admin/onboarding/tasks/extended/unhide', ideas );
		const { user } = render( <Example /> );
		await user.click( await screen.findByRole( 'button', { name: 'Display options' } ) );
		await user.click( await entry( true ) );
		await user.click( await entry( false ) );
		await entry( true );
	} );

	it( 'stay as they were when the server refuses', async () => {
		serve( {}, false, ideas );
		onRest( 'POST /wc-admin/onboarding/tasks/extended/hide', restError( 500, 'db', 'Away' ) );
		const { user } = render( <Example /> );
		await user.click( await screen.findByRole( 'button', { name: 'Display options' } ) );
		await user.click( await entry( true ) );
		expect( await screen.findByText( 'Your choice was not saved. Away' ) ).toBeInTheDocument();
		await entry( true );
	} );

	it( 'K15: have their state in the display options and come back, also the hidden set-up list and a list of an extension', async () => {
		const hidden = { ...finished, isHidden: true, isVisible: false };
		const other = makeTaskList( { id: 'shop-tools', title: 'Shop tools', displayProgressHeader: false } );
		serve( {}, false );
		onRest( 'GET /wc-admin/onboarding/tasks', [ hidden, other ] );
		onRest( 'POST /wc-admin/onboarding/tasks/setup/unhide', finished );
		const { user } = render( <Example /> );
		await user.click( await screen.findByRole( 'button', { name: 'Display options' } ) );
		expect( await screen.findByRole( 'menuitemcheckbox', { name: 'Show “Shop tools”', checked: true } ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Show store setup', checked: false } ) );
		expect( await screen.findByRole( 'menuitemcheckbox', { name: 'Show store setup', checked: true } ) ).toBeInTheDocument();
	} );

	it( 'are not offered when the host hides them from everybody, or when they are empty', async () => {
		serve( {}, false );
		onRest( 'GET /wc-admin/onboarding/tasks', [
			makeTaskList( { id: 'secret_tasklist', title: '', isHidden: true } ),
			makeTaskList( { id: 'empty', title: 'Empty', tasks: [] } ),
		] );
		const { user } = render( <Example /> );
		await user.click( await screen.findByRole( 'button', { name: 'Display options' } ) );
		expect( screen.queryByRole( 'menuitemcheckbox' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'display options for things that were hidden elsewhere', () => {
	const open = async ( settings = {} ) => {
		const { user } = render( <Example />, { settings } );
		await user.click( await screen.findByRole( 'button', { name: 'Display options' } ) );
		return user;
	};
	const REMINDER = { name: 'Show the reminder of the set-up in the settings' };
	const APP = { name: 'Show the offer of the mobile app' };
	const saysAndroid = ( isPhone: boolean ) =>
		Object.defineProperty( window.navigator, 'userAgent', { value: isPhone ? 'Mobile; Android 14' : 'Desktop', configurable: true } );
	afterEach( () => void saysAndroid( false ) );

	it( 'K15: can show the set-up reminder again', async () => {
		serve( {}, false, active );
		onRest( 'GET /wc-admin/options', { woocommerce_default_homepage_layout: false, woocommerce_task_list_reminder_bar_hidden: 'yes' } );
		onRest( 'POST /wc-admin/options', { woocommerce_task_list_reminder_bar_hidden: true } );
		const user = await open( { hasReminderBar: true } );
		await user.click( await screen.findByRole( 'menuitemcheckbox', { ...REMINDER, checked: false } ) );
		expect( await screen.findByRole( 'menuitemcheckbox', { ...REMINDER, checked: true } ) ).toBeInTheDocument();
		expect( restRequests( 'POST /wc-admin/options' )[ 0 ]?.body ).toEqual( { woocommerce_task_list_reminder_bar_hidden: 'no' } );
	} );

	it.each( [
		[ 'is over', finished, { hasReminderBar: true, isSetupOver: true } ],
		[ 'has no reminder on this host', active, { hasReminderBar: false } ],
	] )( 'have no choice for the reminder when the set-up %s', async ( _why, list, settings ) => {
		serve( {}, false, list );
		await open( settings );
		await screen.findByRole( 'menuitemcheckbox', { name: 'Show store setup' } );
		expect( screen.queryByRole( 'menuitemcheckbox', REMINDER ) ).not.toBeInTheDocument();
	} );

	it( 'K15: can show the offer of the mobile app again on a phone', async () => {
		serve( { android_app_banner_dismissed: 'yes' }, false );
		onRest( 'POST /wp/v2/users/1', makeUser() );
		saysAndroid( true );
		const user = await open( { features: [ 'mobile-app-banner' ] } );
		await user.click( await screen.findByRole( 'menuitemcheckbox', { ...APP, checked: false } ) );
		expect( await screen.findByRole( 'menuitemcheckbox', { ...APP, checked: true } ) ).toBeInTheDocument();
		expect( restRequests( 'POST /wp/v2/users/1' )[ 0 ]?.body ).toEqual( { woocommerce_meta: { android_app_banner_dismissed: '' } } );
	} );

	it( 'have no choice for the offer of the mobile app on a computer', async () => {
		serve( {}, false );
		await open( { features: [ 'mobile-app-banner' ] } );
		await screen.findByRole( 'menuitemcheckbox', { name: 'Show store setup' } );
		expect( screen.queryByRole( 'menuitemcheckbox', APP ) ).not.toBeInTheDocument();
	} );

	it( 'K15: can show dismissed tasks again', async () => {
		const list = makeTaskList( { tasks: [ makeTask( { id: 'one' } ), makeTask( { id: 'two', isDismissed: true } ) ] } );
		serve( {}, false, list );
		onRest( 'POST /wc-admin/onboarding/tasks/two/undo_dismiss', makeTask( { id: 'two' } ) );
		const user = await open();
		await user.click( await screen.findByRole( 'menuitemcheckbox', { name: 'Show dismissed tasks', checked: false } ) );
		await waitFor( () => expect( screen.queryByRole( 'menuitemcheckbox', { name: 'Show dismissed tasks' } ) ).not.toBeInTheDocument() );
		expect( restRequests( 'POST /wc-admin/onboarding/tasks/two/undo_dismiss' ) ).toHaveLength( 1 );
	} );
} );

describe( 'quiet mode', () => {
	const NAME = 'Quiet mode: no promotions, suggestions or surveys';

	beforeEach( () => serve( {}, false ) );

	it( 'is off by default, and its choice is saved for the user', async () => {
		const { user } = render( <Example hasQuietMode /> );
		// The page is loaded again after that, which jsdom cannot do.
		expectConsole( 'error', /navigation/i );
		onRest( 'POST /wp/v2/users/1', makeUser( { store_admin_quiet_mode: 'yes' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Display options' } ) );
		const choice = screen.getByRole( 'menuitemcheckbox', { name: NAME } );
		expect( choice ).toHaveAttribute( 'aria-checked', 'false' );
		await user.click( choice );
		await waitFor( () => expect( restRequests( 'POST /wp/v2/users/1' ) ).toHaveLength( 1 ) );
		expect( restRequests( 'POST /wp/v2/users/1' )[ 0 ]?.body ).toMatchObject( {
			woocommerce_meta: { store_admin_quiet_mode: 'yes' },
		} );
	} );

	it( 'says when the choice was not saved', async () => {
		const { user } = render( <Example hasQuietMode />, { settings: { isQuiet: true } } );
		onRest( 'POST /wp/v2/users/1', restError( 500, 'broken', 'Broken.' ) );
		await user.click( await screen.findByRole( 'button', { name: 'Display options' } ) );
		expect( screen.getByRole( 'menuitemcheckbox', { name: NAME } ) ).toHaveAttribute( 'aria-checked', 'true' );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: NAME } ) );
		expect( await screen.findByText( /Your choice was not saved/ ) ).toBeVisible();
	} );
} );
