import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SnackbarList } from '@store-admin/components';
import { useNotices, type Task } from '@store-admin/data';
import { expectConsole } from '../../../../tests/js/console-guard';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { goOffline, goOnline, htmlAnswer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { HomeScreen } from '../home-screen';

const products = makeTask( { id: 'products', title: 'Add your products', content: 'Start here.' } );
const tax = makeTask( { id: 'tax', title: 'Collect sales tax', isComplete: true, isVisited: true } );
const loyalty = makeTask( {
	id: 'loyalty',
	title: 'Set up loyalty',
	isDismissable: true,
	isSnoozeable: true,
	content: 'Reward <b>regulars</b>.',
} );

function setup( ...tasks: readonly Task[] ) {
	return makeTaskList( { tasks: tasks.length > 0 ? tasks : [ products, tax, loyalty ] } );
}

function extended( count: number ) {
	const ids = [ 'marketing', 'extend-store', 'additional-payments', 'get-mobile-app', 'review-shipping' ].slice( 0, count );
	return makeTaskList( {
		id: 'extended',
		title: 'Things to do next',
		displayProgressHeader: false,
		tasks: ids.map( ( id ) => makeTask( { id, parentId: 'extended', title: `Idea ${ id }`, isDismissable: true } ) ),
	} );
}

function serve( ...lists: readonly unknown[] ) {
	onRest( 'GET /wc-admin/onboarding/tasks', lists );
}

function renderHome( settings: Parameters< typeof render >[ 1 ] = {} ) {
	return render(
		<>
			<HomeScreen />
			<Notices />
		</>,
		settings
	);
}

/** The notices, which are outside of Home on the page. */
function Notices() {
	const { notices, removeNotice } = useNotices();
	return <SnackbarList notices={ notices } onRemove={ ( id ) => void removeNotice( id ) } />;
}

beforeEach( () => {
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( 'GET /wc-admin/options', {} );
	onRest( 'GET /wc-admin/onboarding/profile', {} );
} );

describe( 'the set-up list on Home', () => {
	it( 'shows the skeleton, then the progress, the next task and all tasks', async () => {
		serve( setup() );
		renderHome();
		expect( screen.getByText( 'Loading your tasks…' ) ).toBeInTheDocument();
		expect( await screen.findByRole( 'heading', { name: "Let's get you started" } ) ).toBeInTheDocument();
		expect( screen.getByText( 'Follow these steps to start selling quickly. 1 out of 3 complete.' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'progressbar' ) ).toHaveAttribute( 'aria-valuenow', '1' );
		expect( screen.getByRole( 'heading', { name: 'List your products' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'Add products' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'task=products' )
		);
		const rows = screen.getAllByRole( 'listitem' );
		expect( rows.map( ( row ) => within( row ).getByRole( 'link' ).textContent ) ).toEqual( [
			expect.stringContaining( 'Add your products' ),
			expect.stringMatching( /Collect sales tax.*Completed/ ),
			expect.stringContaining( 'Set up loyalty' ),
		] );
		expect( within( rows[ 2 ] as HTMLElement ).getByText( 'Reward regulars.' ) ).toBeInTheDocument();
	} );

	it( 'shows a quarter of a task as progress when none is done', async () => {
		serve( setup( products, loyalty ) );
		renderHome();
		expect( await screen.findByRole( 'heading', { name: 'Welcome to Test Store' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'progressbar' ) ).toHaveAttribute( 'aria-valuenow', '0.25' );
	} );

	it( 'links to the own address of a task if it has one', async () => {
		serve( setup( makeTask( { title: 'Shop front', actionUrl: 'http://localhost/wp-admin/site-editor.php' } ) ) );
		renderHome();
		const row = await screen.findByRole( 'listitem' );
		expect( within( row ).getByRole( 'link' ) ).toHaveAttribute( 'href', 'http://localhost/wp-admin/site-editor.php' );
	} );

	it( 'has no link that runs a script', async () => {
		serve( setup( makeTask( { title: 'Trap', actionUrl: 'javascript:alert(1)' } ) ) );
		renderHome();
		const row = await screen.findByRole( 'listitem' );
		expect( within( row ).getByText( 'Trap' ).closest( 'a' ) ).not.toHaveAttribute( 'href' );
	} );

	it( 'records that a task was opened, and opens it', async () => {
		serve( setup() );
		onRest( 'GET /wp/v2/users/me', makeUser( { task_list_tracked_started_tasks: '{"loyalty":2}' } ) );
		onRest( 'POST /wp/v2/users/1', makeUser( { task_list_tracked_started_tasks: '{"loyalty":3}' } ) );
		const { user, history } = renderHome();
		await user.click( await screen.findByRole( 'link', { name: /Set up loyalty/ } ) );
		expect( history.location.search ).toContain( 'task=loyalty' );
		await waitFor( () => expect( restRequests( 'POST /wp/v2/users/1' ) ).toHaveLength( 1 ) );
		expect( restRequests( 'POST /wp/v2/users/1' )[ 0 ]?.body ).toEqual( {
			woocommerce_meta: { task_list_tracked_started_tasks: '{"loyalty":3}' },
		} );
	} );

	it( 'shows the text of titles with markup, and warns about tasks with missing fields', async () => {
		expectConsole( 'warn', /task bare: has no title/ );
		expectConsole( 'warn', /task “No id”: id: expected a text/ );
		expectConsole( 'warn', /task without a name: answer: expected an object/ );
		serve( {
			id: 'setup',
			isVisible: true,
			displayProgressHeader: true,
			tasks: [ { id: 'bare' }, { id: 'evil', title: 'Win <b>more</b> <img src=x onerror="alert(1)">' }, null, { title: 'No id' } ],
		} );
		renderHome();
		expect( await screen.findByText( 'Win more' ) ).toBeInTheDocument();
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 2 );
	} );

	it( 'stays when it is completed, until it is hidden', async () => {
		serve( setup( tax ) );
		onRest( 'POST /wc-admin/onboarding/tasks/setup/hide', setup( tax ) );
		const { user } = renderHome();
		expect( await screen.findByRole( 'heading', { name: 'Your store today' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'region', { name: 'Store management' } ) ).toBeInTheDocument();
		await user.click( await screen.findByRole( 'button', { name: 'Hide this list' } ) );
		expect( restRequests( 'POST /wc-admin/onboarding/tasks/:id/hide' ) ).toHaveLength( 0 );
		expect( restRequests( 'POST /wc-admin/onboarding/tasks/setup/hide' ) ).toHaveLength( 1 );
	} );

	it( 'keeps its rows when it is completed and the owner wants that', async () => {
		serve( { ...setup( tax ), keepCompletedTaskList: 'yes' } );
		renderHome();
		expect( await screen.findByRole( 'link', { name: /Collect sales tax Completed/ } ) ).toBeInTheDocument();
	} );
} );

describe( 'dismissing or snoozing a task', () => {
	it( 'is shown at once and can be undone', async () => {
		serve( setup() );
		onRest( 'POST /wc-admin/onboarding/tasks/loyalty/dismiss', { ...loyalty, isDismissed: true } );
		onRest( 'POST /wc-admin/onboarding/tasks/loyalty/undo_dismiss', loyalty );
		const { user } = renderHome();
		await user.click( await screen.findByRole( 'button', { name: 'Options for “Set up loyalty”' } ) );
		await user.click( screen.getByRole( 'menuitem', { name: 'Dismiss' } ) );
		expect( screen.queryByText( 'Set up loyalty' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: /Collect sales tax/ } ) ).toHaveFocus();
		expect( await screen.findByText( 'Task dismissed' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByText( 'Set up loyalty' ) ).toBeInTheDocument();
	} );

	it( 'hides it until tomorrow', async () => {
		serve( setup() );
		onRest( 'POST /wc-admin/onboarding/tasks/loyalty/snooze', { ...loyalty, isSnoozed: true, snoozedUntil: Date.now() + 1e6 } );
		const { user } = renderHome();
		await user.click( await screen.findByRole( 'button', { name: 'Options for “Set up loyalty”' } ) );
		await user.click( screen.getByRole( 'menuitem', { name: 'Remind me later' } ) );
		expect( await screen.findByText( 'Task postponed until tomorrow' ) ).toBeInTheDocument();
	} );

	it( 'shows it again when the server refuses, with the reason and a retry', async () => {
		serve( setup() );
		onRest( 'POST /wc-admin/onboarding/tasks/loyalty/dismiss', restError( 500, 'db', 'The database is away.' ) );
		const { user } = renderHome();
		await user.click( await screen.findByRole( 'button', { name: 'Options for “Set up loyalty”' } ) );
		await user.click( screen.getByRole( 'menuitem', { name: 'Dismiss' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The task was not dismissed. The database is away.' );
		expect( screen.getByText( 'Set up loyalty' ) ).toBeInTheDocument();
		onRest( 'POST /wc-admin/onboarding/tasks/loyalty/dismiss', { ...loyalty, isDismissed: true } );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( screen.queryByText( 'Set up loyalty' ) ).not.toBeInTheDocument() );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'hiding a list', () => {
	async function askToHide() {
		const rendered = renderHome();
		await rendered.user.click( await screen.findByRole( 'button', { name: 'Task List Options' } ) );
		await rendered.user.click( screen.getByRole( 'menuitem', { name: 'Hide setup list' } ) );
		return rendered;
	}

	it( 'asks first while tasks are open, and does nothing on Cancel', async () => {
		serve( setup() );
		const { user } = await askToHide();
		expect( screen.getByRole( 'dialog', { name: 'Hide store setup tasks' } ) ).toHaveAccessibleDescription(
			'Are you sure? These tasks are required for all stores.'
		);
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( restRequests().filter( ( { method } ) => method === 'POST' ) ).toHaveLength( 0 );
	} );

	it( 'hides it after the answer', async () => {
		serve( setup() );
		onRest( 'POST /wc-admin/onboarding/tasks/setup/hide', { ...setup(), isHidden: true, isVisible: false } );
		const { user } = await askToHide();
		await user.click( screen.getByRole( 'button', { name: 'Yes, hide store setup tasks' } ) );
		expect( await screen.findByRole( 'heading', { name: 'Your store today' } ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( document.body ).not.toHaveFocus();
	} );

	it( 'shows it again with an error when the server refuses', async () => {
		serve( setup() );
		onRest( 'POST /wc-admin/onboarding/tasks/setup/hide', restError( 403, 'woocommerce_rest_cannot_create', 'No.' ) );
		const { user } = await askToHide();
		await user.click( screen.getByRole( 'button', { name: 'Yes, hide store setup tasks' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The list was not hidden.' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( screen.getByText( 'Add your products' ) ).toBeInTheDocument();
	} );
} );

describe( 'things to do next', () => {
	it( 'shows two tasks, the number of the others, and all of them after a press', async () => {
		serve( extended( 5 ) );
		const { user } = renderHome();
		const section = await screen.findByRole( 'region', { name: 'Things to do next' } );
		expect( within( section ).getByText( '5 tasks left' ) ).toBeInTheDocument();
		expect( within( section ).getAllByRole( 'listitem' ) ).toHaveLength( 2 );
		await user.click( within( section ).getByRole( 'button', { name: 'Show 3 more tasks' } ) );
		expect( within( section ).getAllByRole( 'listitem' ) ).toHaveLength( 5 );
		await user.click( within( section ).getByRole( 'button', { name: 'Show less' } ) );
		expect( within( section ).getAllByRole( 'listitem' ) ).toHaveLength( 2 );
	} );

	it.each( [
		[ 4, [] ],
		[ 5, [ 'Show 3 more tasks' ] ],
	] )( 'K12: of %i tasks offers the button %j', async ( count, buttons ) => {
		serve( extended( count ) );
		renderHome();
		const section = await screen.findByRole( 'region', { name: 'Things to do next' } );
		const offered = within( section ).queryAllByRole( 'button', { name: /^Show/ } );
		expect( offered.map( ( { textContent } ) => textContent ) ).toEqual( buttons );
	} );

	it( 'is hidden without a question', async () => {
		serve( extended( 3 ) );
		onRest( 'POST /wc-admin/onboarding/tasks/extended/hide', { ...extended( 3 ), isHidden: true } );
		const { user } = renderHome();
		await user.click( await screen.findByRole( 'button', { name: 'Task List Options' } ) );
		await user.click( screen.getByRole( 'menuitem', { name: 'Hide this' } ) );
		await waitFor( () => expect( screen.queryByRole( 'region', { name: 'Things to do next' } ) ).not.toBeInTheDocument() );
	} );
} );

describe( 'the tasks on Home', () => {
	it( 'take no space when there are none', async () => {
		serve();
		renderHome();
		expect( await screen.findByRole( 'heading', { name: 'Your store today' } ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'progressbar' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'region', { name: 'Store management' } ) ).toBeInTheDocument();
	} );

	it( 'show a failure, and the tasks after Retry', async () => {
		onRest( 'GET /wc-admin/onboarding/tasks', htmlAnswer() );
		const { user } = renderHome();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Your tasks could not be loaded.' );
		serve( setup() );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByText( 'Add your products' ) ).toBeInTheDocument();
	} );

	it( 'show that the browser is offline', async () => {
		goOffline();
		const { user } = renderHome();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'could not reach the store' );
		goOnline();
		serve( setup() );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByText( 'Add your products' ) ).toBeInTheDocument();
	} );

	it( 'offer no Retry to a user who may not see them', async () => {
		onRest( 'GET /wc-admin/onboarding/tasks', restError( 403, 'woocommerce_rest_cannot_view', 'Sorry, you cannot view tasks.' ) );
		renderHome();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Your account is not allowed to see this.' );
		expect( screen.queryByRole( 'button', { name: 'Retry' } ) ).not.toBeInTheDocument();
	} );
} );
