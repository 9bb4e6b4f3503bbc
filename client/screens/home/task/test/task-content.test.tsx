import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expectCaughtError, expectConsole } from '../../../../../tests/js/console-guard';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { onRest, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { TaskScreensContext, type TaskScreenProps } from '../../../../shared/task-screens';
import { HomeScreen } from '../../home-screen';

const TASKS = 'GET /wc-admin/onboarding/tasks';
const FILTER = 'woocommerce_admin_onboarding_task_list';

function listWith( changes: Parameters< typeof makeTask >[ 0 ] = {} ) {
	const loyalty = makeTask( { id: 'loyalty', title: 'Set up loyalty', content: 'Reward regulars.', ...changes } );
	return [ makeTaskList( { tasks: [ loyalty, makeTask( { id: 'tax', title: 'Collect sales tax' } ) ] } ) ];
}

function openTask( children: ReactNode = <HomeScreen /> ) {
	return render( <>{ children }</>, { url: 'admin.php?page=wc-admin&task=loyalty' } );
}

function Loyalty( { task, query, onComplete }: TaskScreenProps ) {
	return (
		<button onClick={ () => onComplete( { redirectPath: 'admin.php?page=wc-admin' } ) }>
			Finish { task.id } { query[ 'task' ] === task.id ? 'here' : 'elsewhere' }
		</button>
	);
}

describe( 'the content of a task', () => {
	beforeEach( () => {
		onRest( 'GET /wp/v2/users/me', makeUser() );
		onRest( 'GET /wc-admin/options', { woocommerce_default_homepage_layout: false } );
		onRest( TASKS, listWith() );
	} );
	afterEach( () => {
		// Unmounts first, because removing the filter would fetch the lists again.
		cleanup();
		removeAllFilters( FILTER, '' );
	} );

	it( 'is our own screen; completing it opens Home with the task complete, even when the server still answers that it is open', async () => {
		const { user, history } = openTask(
			<TaskScreensContext.Provider value={ { loyalty: Loyalty } }>
				<HomeScreen />
			</TaskScreensContext.Provider>
		);
		await user.click( await screen.findByRole( 'button', { name: 'Finish loyalty here' } ) );
		expect( history.location.search ).toBe( '?page=wc-admin' );
		expect( await screen.findByText( 'Completed' ) ).toBeInTheDocument();
		await waitFor( () => expect( restRequests( TASKS ) ).toHaveLength( 2 ) );
		expect( await screen.findByText( 'Completed' ) ).toBeInTheDocument();
	} );

	it.each( [
		[ 'an element', <Loyalty key="container" { ...( {} as TaskScreenProps ) } /> ],
		[ 'a component', Loyalty ],
	] )( 'is the container of a task from JavaScript: %s', async ( _kind, container ) => {
		addFilter( FILTER, 'loyalty/task', ( tasks: unknown ) => [
			...( tasks as object[] ),
			{ key: 'loyalty', title: 'Set up loyalty', container, completed: false, visible: true },
		] );
		onRest( 'POST /wc-admin/onboarding/tasks', listWith() );
		openTask();
		expect( await screen.findByRole( 'button', { name: 'Finish loyalty here' } ) ).toBeInTheDocument();
		expect( restRequests( 'POST /wc-admin/onboarding/tasks' )[ 0 ]?.body ).toMatchObject( { extended_tasks: [ { id: 'loyalty' } ] } );
	} );

	it( 'is the description of the task when its container fails', async () => {
		expectConsole( 'warn', /container of task loyalty/ );
		expectCaughtError( /broken container/ );
		addFilter( FILTER, 'loyalty/task', () => [
			{
				key: 'loyalty',
				container: () => {
					throw new Error( 'broken container' );
				},
			},
		] );
		onRest( 'POST /wc-admin/onboarding/tasks', listWith() );
		openTask();
		expect( await screen.findByText( 'Reward regulars.' ) ).toBeInTheDocument();
	} );

	it( 'is not opened when a task from JavaScript has its own click handler', async () => {
		onRest( 'POST /wp/v2/users/1', makeUser() );
		const onClick = jest.fn();
		addFilter( FILTER, 'loyalty/task', () => [ { key: 'loyalty', onClick } ] );
		onRest( 'POST /wc-admin/onboarding/tasks', listWith() );
		const { user, history } = render( <HomeScreen /> );
		await user.click( await screen.findByRole( 'link', { name: /Set up loyalty/ } ) );
		expect( onClick ).toHaveBeenCalledTimes( 1 );
		expect( history.location.search ).toBe( '?page=wc-admin' );
	} );
} );
