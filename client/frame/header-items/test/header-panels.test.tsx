import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { onRest, restError } from '../../../../tests/js/fake-rest';
import { appHeaderParts } from '../../../app/app-header-parts';
import { HeaderActions, PageChromeProvider } from '../../../shared/page-chrome';
import { render, type RenderOptions } from '../../../../tests/js/render';
import { HeaderItems } from '../header-items';
import { useFullQuery } from '@store-admin/navigation';

beforeEach( () => {
	onRest( 'GET /wp/v2/users/me', makeUser() );
	// Requested after a pause, so perhaps by the test before.
	onRest( 'GET /wc-admin/options', {} );
} );

const TASKS = 'GET /wc-admin/onboarding/tasks';

function Header( { isEmbedded = false }: { readonly isEmbedded?: boolean } ) {
	const query = useFullQuery();
	return (
		<PageChromeProvider>
			<h1 className="woocommerce-layout__header-heading" tabIndex={ -1 }>
				Title
			</h1>
			<HeaderItems isEmbedded={ isEmbedded } query={ query } parts={ appHeaderParts } />
			<HeaderActions>
				<button>Display options</button>
			</HeaderActions>
		</PageChromeProvider>
	);
}

function twoOfFive() {
	return [ makeTaskList( { tasks: [ true, true, false, false, false ].map( ( isComplete ) => makeTask( { isComplete } ) ) } ) ];
}

function open( url: string, options: RenderOptions = {} ) {
	onRest( TASKS, twoOfFive() );
	onRest( 'GET /wc-admin/options', { woocommerce_task_list_reminder_bar_hidden: false, woocommerce_coming_soon: 'no' } );
	return render( <Header />, { url: `admin.php?page=wc-admin${ url }`, ...options } );
}

const tabs = () => screen.queryAllByRole( 'tab' ).map( ( tab ) => tab.textContent );
const tab = ( name: RegExp ) => screen.findByRole( 'tab', { name } );

describe( 'The items of a classic page', () => {
	test( 'do not need the account, which classic pages do not have', async () => {
		onRest( TASKS, twoOfFive() );
		onRest( 'GET /wc-admin/options', { woocommerce_task_list_reminder_bar_hidden: false, woocommerce_coming_soon: 'no' } );
		render( <Header isEmbedded />, { url: 'admin.php?page=wc-settings', settings: { account: undefined as never } } );
		expect( await screen.findByText( '3 steps left' ) ).toBeVisible();
	} );
} );

describe( 'The tabs of the panels', () => {
	test( 'AX1: are one stop of the Tab key; arrow keys, Home and End move between them and open nothing', async () => {
		const { user } = open( '&path=%2Fanalytics%2Frevenue' );
		const activity = await tab( /^Activity/ );
		const setup = await tab( /^Finish setup/ );
		activity.focus();
		await user.keyboard( '{ArrowRight}' );
		expect( setup ).toHaveFocus();
		await user.keyboard( '{ArrowRight}' );
		expect( activity ).toHaveFocus();
		await user.keyboard( '{ArrowLeft}{Home}' );
		expect( activity ).toHaveFocus();
		await user.keyboard( '{End}' );
		expect( setup ).toHaveFocus();
		expect( activity ).toHaveAttribute( 'tabindex', '0' );
		expect( setup ).toHaveAttribute( 'tabindex', '-1' );
		expect( screen.queryByRole( 'tabpanel' ) ).not.toBeInTheDocument();
	} );

	test( 'swap the arrow keys on right-to-left pages', async () => {
		const { user } = open( '&path=%2Fanalytics%2Frevenue', {
			settings: {
				locale: {
					site: 'ar',
					user: 'ar',
					isRtl: true,
					startOfWeek: 6,
					dateFormat: 'j F Y',
					timeFormat: 'H:i',
					timeZone: 'UTC',
				},
				isSetupOver: false,
			},
		} );
		( await tab( /^Activity/ ) ).focus();
		await user.keyboard( '{ArrowLeft}' );
		const next = await tab( /^Finish setup/ );
		await waitFor( () => expect( next ).toHaveFocus() );
	} );

	test( 'have the progress of the set-up', async () => {
		open( '&path=%2Fanalytics%2Frevenue' );
		expect( await tab( /Finish setup\s*2 of 5 steps done/ ) ).toBeInTheDocument();
		expect( screen.getByRole( 'tab', { name: 'Activity' } ) ).toBeInTheDocument();
	} );

	test( 'mark unread messages', async () => {
		open( '&path=%2Fanalytics%2Frevenue', { settings: { hasUnreadNotes: true } } );
		expect( await tab( /Activity\s*Unread messages/ ) ).toBeInTheDocument();
	} );
} );

describe( 'A panel', () => {
	test( 'opens and closes with its tab, and has its name and state for screen readers', async () => {
		const { user } = open( '' );
		const help = await tab( /^Help/ );
		await user.click( help );
		expect( help ).toHaveAttribute( 'aria-selected', 'true' );
		const panel = screen.getByRole( 'tabpanel', { name: 'Help' } );
		expect( help ).toHaveAttribute( 'aria-controls', panel.id );
		expect( screen.getByRole( 'complementary', { name: 'Help' } ) ).toContainElement( panel );
		expect( within( panel ).getByRole( 'heading', { level: 2, name: 'Help' } ) ).toBeInTheDocument();
		await user.click( help );
		expect( screen.queryByRole( 'tabpanel' ) ).not.toBeInTheDocument();
	} );

	test( 'AX1: closes with Escape and moves the focus back to its tab', async () => {
		const { user } = open( '' );
		await user.click( await tab( /^Help/ ) );
		const panel = screen.getByRole( 'tabpanel' );
		( await within( panel ).findAllByRole( 'link' ) )[ 0 ]?.focus();
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'tabpanel' ) ).not.toBeInTheDocument();
		const help = await tab( /^Help/ );
		await waitFor( () => expect( help ).toHaveFocus() );
	} );

	test( 'AX1: is reached with the Tab key from its tab', async () => {
		const { user } = open( '' );
		await user.click( await tab( /^Help/ ) );
		await user.tab();
		expect( within( screen.getByRole( 'tabpanel' ) ).getByRole( 'button', { name: 'Close panel' } ) ).toHaveFocus();
	} );

	test( 'closes with its button and with a press elsewhere', async () => {
		const { user } = open( '' );
		await user.click( await tab( /^Help/ ) );
		await user.click( screen.getByRole( 'button', { name: 'Close panel' } ) );
		expect( screen.queryByRole( 'tabpanel' ) ).not.toBeInTheDocument();
		await user.click( await tab( /^Help/ ) );
		await user.click( screen.getByRole( 'heading', { level: 1 } ) );
		expect( screen.queryByRole( 'tabpanel' ) ).not.toBeInTheDocument();
	} );

	test( 'is replaced by another panel without an animation', async () => {
		onRest( 'GET /wc-analytics/admin/notes', [] );
		onRest( 'POST /wp/v2/users/1', {} );
		const { user } = open( '&path=%2Fanalytics%2Frevenue' );
		await user.click( await tab( /^Activity/ ) );
		expect( screen.getByRole( 'complementary' ) ).not.toHaveClass( 'is-switching' );
		await user.click( await tab( /^Finish setup/ ) );
		expect( screen.getByRole( 'complementary', { name: 'Finish setup' } ) ).toHaveClass( 'is-switching' );
		await screen.findByText( '2 of 5 steps done', { selector: 'p' } );
	} );

	test( 'closes when the address changes', async () => {
		const { user, history } = open( '' );
		await user.click( await tab( /^Help/ ) );
		act( () => history.push( 'admin.php?page=wc-admin&task=tax' ) );
		expect( screen.queryByRole( 'tabpanel' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'The panel of the set-up', () => {
	test( 'T5: goes with its tab when the server has no set-up list', async () => {
		onRest( TASKS, [] );
		const { user } = render( <Header />, { url: 'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue' } );
		await user.click( await tab( /^Finish setup/ ) );
		await waitFor( () => expect( tabs() ).toEqual( [ 'Activity' ] ) );
		expect( screen.queryByRole( 'tabpanel' ) ).not.toBeInTheDocument();
	} );

	test( 'T6: goes with its tab when the list is hidden on the same page', async () => {
		const { registry } = open( '&path=%2Fanalytics%2Frevenue' );
		await tab( /2 of 5/ );
		onRest( 'POST /wc-admin/onboarding/tasks/setup/hide', makeTaskList( { isHidden: true } ) );
		const { hideTaskList } = registry.dispatch( 'wc/admin/onboarding' ) as Record< string, ( id: string ) => Promise< void > >;
		await act( async () => hideTaskList?.( 'setup' ) );
		expect( tabs() ).toEqual( [ 'Activity' ] );
	} );

	test( 'offers to try again when the tasks could not be loaded', async () => {
		onRest( TASKS, restError( 500, 'broken', 'Broken.' ) );
		onRest( 'GET /wc-admin/options', { woocommerce_task_list_reminder_bar_hidden: 'yes' } );
		const { user } = render( <Header />, { url: 'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue' } );
		await user.click( await tab( /^Finish setup/ ) );
		await screen.findByText( 'Your tasks could not be loaded.' );
		onRest( TASKS, twoOfFive() );
		await user.click( screen.getByRole( 'button', { name: /Retry|Try again/ } ) );
		await screen.findByText( '2 of 5 steps done', { selector: 'p' } );
	} );
} );

describe( 'The link to the store', () => {
	test.each( [
		[ 'no', 'View store' ],
		[ 'yes', 'Preview store' ],
		[ false, 'View store' ],
	] )( 'with coming soon %p is called %p and opens in a new tab', async ( comingSoon, name ) => {
		onRest( 'GET /wc-admin/options', { woocommerce_coming_soon: comingSoon, woocommerce_task_list_reminder_bar_hidden: false } );
		render( <Header />, { url: 'admin.php?page=wc-admin' } );
		const link = await screen.findByRole( 'link', { name: new RegExp( `^${ name }` ) } );
		expect( link ).toHaveAttribute( 'href', 'http://localhost/shop/' );
		expect( link ).toHaveAttribute( 'target', '_blank' );
		expect( link ).toHaveAccessibleName( /opens in a new tab/ );
		expect( link ).toHaveAttribute( 'id', 'activity-panel-tab-previewStore' );
	} );

	test.each( [
		[ 'on Home', 'admin.php?page=wc-admin' ],
		[ 'while a task is worked on', 'admin.php?page=wc-admin&task=tax' ],
	] )( '%s comes before the actions of the screen, the account and the panels', async ( _, url ) => {
		onRest( 'GET /wc-admin/options', { woocommerce_coming_soon: 'no', woocommerce_task_list_reminder_bar_hidden: false } );
		render( <Header />, {
			url,
			settings: {
				account: { isConnected: false, url: 'http://localhost/wp-admin/admin.php?page=wc-addons&section=helper', email: '' },
			},
		} );
		await screen.findByRole( 'button', { name: 'User options' } );
		const names = Array.from( document.querySelectorAll( 'a, button' ), ( element ) =>
			( element.getAttribute( 'aria-label' ) ?? element.textContent )?.trim()
		);
		expect( names.map( ( name ) => name?.replace( / \(.*/, '' ) ) ).toEqual( [
			'View store',
			'Display options',
			'User options',
			'Help',
		] );
	} );
} );

describe( 'an open panel', () => {
	test( 'PL1: is restored after reload, Back and Forward, and closed in a new history entry', async () => {
		onRest( 'GET /wc-admin/onboarding/tasks', twoOfFive() );
		const { user, history } = open( '&path=%2Fanalytics%2Frevenue' );
		await user.click( await tab( /^Finish setup/ ) );
		expect( await screen.findByRole( 'tabpanel', { name: /^Finish setup/ } ) ).toBeInTheDocument();
		act( () => history.push( '?page=wc-admin&path=%2Fanalytics%2Forders' ) );
		expect( screen.queryByRole( 'tabpanel' ) ).not.toBeInTheDocument();
		act( () => history.go( -1 ) );
		expect( await screen.findByRole( 'tabpanel', { name: /^Finish setup/ } ) ).toBeInTheDocument();
		act( () => history.go( 1 ) );
		await waitFor( () => expect( screen.queryByRole( 'tabpanel' ) ).not.toBeInTheDocument() );
	} );

	test( 'PL1: is not restored when it was closed before the user left the page', async () => {
		const { user, history } = open( '&path=%2Fanalytics%2Frevenue' );
		await user.click( await tab( /^Finish setup/ ) );
		await user.keyboard( '{Escape}' );
		act( () => history.push( '?page=wc-admin&path=%2Fanalytics%2Forders' ) );
		act( () => history.go( -1 ) );
		await waitFor( () => expect( history.location.search ).toContain( 'revenue' ) );
		expect( screen.queryByRole( 'tabpanel' ) ).not.toBeInTheDocument();
	} );
} );
