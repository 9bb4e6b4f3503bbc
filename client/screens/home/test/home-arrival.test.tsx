import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { SnackbarList } from '@store-admin/components';
import { useNotices } from '@store-admin/data';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { onRest } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { HomeScreen } from '../home-screen';

function Notices() {
	const { notices, removeNotice } = useNotices();
	return <SnackbarList notices={ notices } onRemove={ ( id ) => void removeNotice( id ) } />;
}

function arrive( url: string ) {
	return render(
		<>
			<HomeScreen />
			<Notices />
		</>,
		{ url }
	);
}

const ideas = makeTaskList( { id: 'extended', title: 'Things to do next', displayProgressHeader: false, tasks: [ makeTask() ] } );

beforeEach( () => {
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( 'GET /wc-admin/options', {} );
	onRest( 'GET /wc-admin/onboarding/tasks', [ ideas ] );
} );

describe( 'coming from the making of a test account', () => {
	const told = 'Your WooPayments test account was successfully created.';

	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'is told once, and the address forgets it', async () => {
		const { history } = arrive( 'admin.php?page=wc-admin&nox=test_account_created&period=week' );
		expect( await screen.findByText( told ) ).toBeInTheDocument();
		await waitFor( () => expect( history.location.search ).not.toContain( 'nox' ) );
		expect( history.location.search ).toContain( 'period=week' );
	} );

	it( 'is taken away after five seconds', async () => {
		jest.useFakeTimers();
		arrive( 'admin.php?page=wc-admin&nox=test_account_created' );
		await act( async () => jest.advanceTimersByTimeAsync( 4000 ) );
		expect( screen.getByText( told ) ).toBeInTheDocument();
		await act( async () => jest.advanceTimersByTimeAsync( 2000 ) );
		expect( screen.queryByText( told ) ).not.toBeInTheDocument();
	} );

	it( 'is not claimed on other arrivals', async () => {
		arrive( 'admin.php?page=wc-admin&nox=other' );
		await screen.findByRole( 'region', { name: 'Things to do next' } );
		expect( screen.queryByText( told ) ).not.toBeInTheDocument();
	} );
} );

describe( 'an address that names the things to do next', () => {
	it( 'brings them into view, although they come after the page has loaded', async () => {
		const shown: Element[] = [];
		const original = Element.prototype.scrollIntoView;
		Element.prototype.scrollIntoView = function note( this: Element ) {
			shown.push( this );
		};
		arrive( 'admin.php?page=wc-admin#extended_task_list' );
		const section = await screen.findByRole( 'region', { name: 'Things to do next' } );
		await waitFor( () => expect( shown ).toContain( section ) );
		Element.prototype.scrollIntoView = original;
	} );
} );
