import { lazy } from 'react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { onRest, restError } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { PageChromeProvider, usePageChrome } from '../../../../shared/page-chrome';
import { TaskScreensContext, type TaskScreens } from '../../../../shared/task-screens';
import { HomeScreen } from '../../home-screen';

function Title() {
	const { title, backHref } = usePageChrome().heading ?? { title: 'Home', backHref: undefined };
	return (
		<h1>
			{ title }
			{ backHref && <a href={ backHref }>Back</a> }
		</h1>
	);
}

function openTask( id: string ) {
	return render( <HomeScreen />, { url: `admin.php?page=wc-admin&task=${ id }` } );
}

function openTaskWithTitle( id: string, screens: TaskScreens = {} ) {
	return render(
		<PageChromeProvider>
			<Title />
			<TaskScreensContext.Provider value={ screens }>
				<HomeScreen />
			</TaskScreensContext.Provider>
		</PageChromeProvider>,
		{ url: `admin.php?page=wc-admin&task=${ id }` }
	);
}

describe( 'the screen of a task', () => {
	beforeEach( () => {
		onRest( 'GET /wp/v2/users/me', makeUser() );
		onRest( 'GET /wc-admin/onboarding/tasks', [
			makeTaskList( {
				tasks: [
					makeTask( { id: 'loyalty', title: 'Set up loyalty', content: 'Reward regulars.' } ),
					makeTask( {
						id: 'editor',
						title: 'Edit',
						actionUrl: 'http://localhost/wp-admin/site-editor.php',
						actionLabel: 'Open the editor',
					} ),
				],
			} ),
		] );
	} );

	it( 'describes the task and has a back link when there is no screen for it', async () => {
		openTask( 'loyalty' );
		expect( await screen.findByText( 'Reward regulars.' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'Go to Home' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/admin.php?page=wc-admin'
		);
	} );

	it( 'has its title while its code is loading', async () => {
		const Slow = lazy( () => new Promise< never >( () => {} ) );
		openTaskWithTitle( 'loyalty', { loyalty: Slow } );
		expect( await screen.findByRole( 'heading', { level: 1, name: /^Set up loyalty/ } ) ).toBeInTheDocument();
		expect( screen.getByText( 'Loading the task…' ) ).toBeInTheDocument();
	} );

	it( 'links to the page where the task is done', async () => {
		openTask( 'editor' );
		expect( await screen.findByRole( 'link', { name: 'Open the editor' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/site-editor.php'
		);
	} );

	it( 'says that the address names no task', async () => {
		openTask( 'gone' );
		expect( await screen.findByText( /There is no such task/ ) ).toBeInTheDocument();
	} );

	it( 'says of a task of the host that is not in the list that the store does not need it', async () => {
		render(
			<TaskScreensContext.Provider value={ { shipping: () => <p>Rates</p> } }>
				<HomeScreen />
			</TaskScreensContext.Provider>,
			{ url: 'admin.php?page=wc-admin&task=shipping' }
		);
		expect( await screen.findByText( /Your store does not need this task/ ) ).toBeInTheDocument();
	} );

	it.each( [
		[ 'gone', {}, /^Task not found/ ],
		[ 'shipping', { shipping: () => <p>Rates</p> }, /^Nothing left to do here/ ],
	] )( 'TK1: has its own title and a back link when no list has the task %s', async ( id, screens, name ) => {
		openTaskWithTitle( id, screens );
		expect( await screen.findByRole( 'heading', { level: 1, name } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'Back' } ) ).toHaveAttribute( 'href', expect.stringContaining( 'page=wc-admin' ) );
	} );

	it( 'shows a failure and a retry', async () => {
		onRest( 'GET /wc-admin/onboarding/tasks', restError( 500, 'db', 'The database is away.' ) );
		const { user } = openTask( 'loyalty' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The task could not be loaded.' );
		onRest( 'GET /wc-admin/onboarding/tasks', [
			makeTaskList( { tasks: [ makeTask( { id: 'loyalty', content: 'Reward regulars.' } ) ] } ),
		] );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByText( 'Reward regulars.' ) ).toBeInTheDocument();
	} );
} );
