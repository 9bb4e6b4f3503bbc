import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { headerPlace } from '../header-place';
import { ReminderBar } from '../reminder-bar';
import { setupProgress, type SetupProgress } from '../setup-progress';

const OPTION = 'woocommerce_task_list_reminder_bar_hidden';
const BOOT = { visible: [ 'setup' ], completed: [] };
const REPORT = { path: '/analytics/revenue' };

function progress( done: number, all: number, changes = {} ): SetupProgress {
	const tasks = Array.from( { length: all }, ( _none, index ) => makeTask( { isComplete: index < done } ) );
	return setupProgress( { status: 'ready', data: [ makeTaskList( { tasks, ...changes } ) ], isRefreshing: false }, BOOT );
}

function show( setup: SetupProgress, { query = REPORT, hidden = false, hasReminderBar = true }: ShowOptions = {} ) {
	onRest( 'GET /wc-admin/options', { [ OPTION ]: hidden } );
	const place = headerPlace( false, query, '/wp-admin/admin.php' );
	return render( <ReminderBar place={ place } setup={ setup } />, { settings: { hasReminderBar } } );
}

interface ShowOptions {
	readonly query?: Record< string, string >;
	readonly hidden?: unknown;
	readonly hasReminderBar?: boolean;
}

describe( 'the reminder', () => {
	test.each( [
		[ progress( 3, 5 ), '2 steps left', 'Continue setup' ],
		[ progress( 4, 5 ), '1 step left', 'Finish setup' ],
	] )( 'says how much is left', async ( setup, text, action ) => {
		show( setup );
		expect( await screen.findByText( text ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: action } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/admin.php?page=wc-admin'
		);
	} );

	test.each( [
		[ 'nothing was begun', progress( 0, 5 ), {} ],
		[ 'all is done', progress( 5, 5 ), {} ],
		[ 'the list is hidden', progress( 3, 5, { isHidden: true } ), {} ],
		[ 'the list is complete', progress( 3, 5, { isComplete: true } ), {} ],
		[ 'the tasks are on their way', setupProgress( { status: 'pending' }, BOOT ), {} ],
		[ 'one is on Home', progress( 3, 5 ), { query: {} } ],
		[ 'one works on a task', progress( 3, 5 ), { query: { ...REPORT, wc_onboarding_active_task: 'tax' } } ],
		[ 'the host dropped it', progress( 3, 5 ), { hasReminderBar: false } ],
		[ 'it was put away', progress( 3, 5 ), { hidden: 'yes' } ],
	] )( 'is not shown when %s', async ( _name, setup, options: ShowOptions ) => {
		show( setup, options );
		await act( async () => {
			await new Promise( ( resolve ) => setTimeout( resolve, 150 ) );
		} );
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );

	test( 'T8: is put away for good with one press', async () => {
		onRest( 'POST /wc-admin/options', { [ OPTION ]: true } );
		const { user } = show( progress( 3, 5 ) );
		await user.click( await screen.findByRole( 'button', { name: 'Dismiss the reminder' } ) );
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
		await waitFor( () => expect( restRequests( 'POST /wc-admin/options' )[ 0 ]?.body ).toEqual( { [ OPTION ]: 'yes' } ) );
		expect( restRequests( 'POST /wc-admin/options' ) ).toHaveLength( 1 );
	} );

	test( 'comes back with a word when that did not work', async () => {
		onRest( 'POST /wc-admin/options', restError( 500, 'broken', 'Broken.' ) );
		const { user, registry } = show( progress( 3, 5 ) );
		await user.click( await screen.findByRole( 'button', { name: 'Dismiss the reminder' } ) );
		await screen.findByText( '2 steps left' );
		const { getNotices } = registry.select( 'core/notices' ) as { getNotices: () => readonly { content: string }[] };
		await waitFor( () => expect( getNotices() ).toMatchObject( [ { content: 'The reminder was not put away. Try again.' } ] ) );
	} );
} );
