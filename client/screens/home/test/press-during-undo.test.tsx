import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { SnackbarList } from '@store-admin/components';
import { useNotices } from '@store-admin/data';
import { makeNote } from '../../../../tests/js/factories/make-note';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { onRest, restRequests, type Route } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { InboxSection } from '../inbox/inbox-section';
import { HomeScreen } from '../home-screen';

function Notices() {
	const { notices, removeNotice } = useNotices();
	return <SnackbarList notices={ notices } onRemove={ ( id ) => void removeNotice( id ) } />;
}

/** Lets a route answer only when the returned function is called. */
function holdAnswer( route: Route, body: unknown ): () => void {
	let answer: ( value: unknown ) => void = () => {};
	const held = new Promise( ( resolve ) => {
		answer = resolve;
	} );
	onRest( route, async () => held );
	return () => act( () => answer( body ) );
}

beforeEach( () => {
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( 'GET /wc-admin/options', {} );
	onRest( 'GET /wc-admin/onboarding/profile', {} );
} );

describe( 'Dismiss while the answer to Undo is still coming', () => {
	it( 'dismisses the task again', async () => {
		const loyalty = makeTask( { id: 'loyalty', title: 'Set up loyalty', isDismissable: true } );
		const DISMISS = 'POST /wc-admin/onboarding/tasks/loyalty/dismiss';
		onRest( 'GET /wc-admin/onboarding/tasks', [ makeTaskList( { tasks: [ makeTask( { id: 'tax' } ), loyalty ] } ) ] );
		onRest( DISMISS, { ...loyalty, isDismissed: true } );
		const answerUndo = holdAnswer( 'POST /wc-admin/onboarding/tasks/loyalty/undo_dismiss', loyalty );
		const { user } = render(
			<>
				<HomeScreen />
				<Notices />
			</>
		);
		const dismiss = async () => {
			await user.click( await screen.findByRole( 'button', { name: 'Options for “Set up loyalty”' } ) );
			await user.click( screen.getByRole( 'menuitem', { name: 'Dismiss' } ) );
		};
		await dismiss();
		await user.click( await screen.findByRole( 'button', { name: 'Undo' } ) );
		await dismiss();
		answerUndo();
		await waitFor( () => expect( restRequests( DISMISS ) ).toHaveLength( 2 ) );
		expect( await screen.findByText( 'Task dismissed' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Set up loyalty' ) ).not.toBeInTheDocument();
	} );

	it( 'dismisses the message again', async () => {
		const note = makeNote( { id: 1, title: 'Try a promotion' } );
		const DISMISS = 'DELETE /wc-analytics/admin/notes/delete/1';
		onRest( 'GET /wc-analytics/admin/notes', [ note ] );
		onRest( DISMISS, { ...note, is_deleted: true } );
		const answerUndo = holdAnswer( 'PUT /wc-analytics/admin/notes/update', [ note ] );
		const { user } = render(
			<>
				<InboxSection />
				<Notices />
			</>
		);
		await user.click( await screen.findByRole( 'button', { name: /^Dismiss/ } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Undo' } ) );
		await user.click( await screen.findByRole( 'button', { name: /^Dismiss .*Try a promotion/ } ) );
		answerUndo();
		await waitFor( () => expect( restRequests( DISMISS ) ).toHaveLength( 2 ) );
		expect( await screen.findByText( 'Message dismissed' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Try a promotion' ) ).not.toBeInTheDocument();
	} );
} );
