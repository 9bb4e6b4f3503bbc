import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { SnackbarList } from '@store-admin/components';
import { useNotices } from '@store-admin/data';
import { makeNote } from '../../../../../tests/js/factories/make-note';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { settle } from '../../../../../tests/js/settle';
import { InboxSection } from '../inbox-section';

const PRESS = 'POST /wc-analytics/admin/notes/1/action/9';
const page = { id: 9, name: 'go', label: 'Create coupon', url: 'http://localhost/wp-admin/admin.php?page=wc-admin&task=marketing' };
const answerOnly = { id: 9, name: 'thanks', label: 'Thanks', url: '', actioned_text: 'Glad to hear it.' };

function Notices() {
	const { notices, removeNotice } = useNotices();
	return <SnackbarList notices={ notices } onRemove={ ( id ) => void removeNotice( id ) } />;
}

function renderNote( action: object ) {
	const note = makeNote( { id: 1, title: 'Try a promotion', actions: [ action ] } );
	onRest( 'GET /wc-analytics/admin/notes', [ note ] );
	const rendered = render(
		<>
			<InboxSection />
			<Notices />
		</>
	);
	return { ...rendered, note };
}

describe( 'the button of a message with an address', () => {
	it.each( [
		[ 'has not answered yet', () => new Promise( () => {} ) ],
		[ 'refuses', () => restError( 403, 'no', 'No.' ) ],
	] )( 'opens its page even when the server %s', async ( _what, answer ) => {
		onRest( PRESS, answer );
		const { user, history } = renderNote( page );
		await user.click( await screen.findByRole( 'link', { name: 'Create coupon' } ) );
		expect( history.location.search ).toContain( 'task=marketing' );
		await settle();
		expect( restRequests( PRESS ).map( ( { keepalive } ) => keepalive ) ).toEqual( [ true ] );
		expect( screen.queryByText( /did not take note/ ) ).not.toBeInTheDocument();
	} );
} );

describe( 'the button of a message without an address', () => {
	it( 'is busy until the server answers, sends one request, and shows a confirmation', async () => {
		let answer: ( body: unknown ) => void = () => undefined;
		onRest( PRESS, () => new Promise( ( resolve ) => ( answer = resolve ) ) );
		const { user, note } = renderNote( answerOnly );
		const button = await screen.findByRole( 'button', { name: 'Thanks' } );
		await user.click( button );
		await user.click( button );
		await user.click( button );
		expect( button ).toHaveAttribute( 'aria-busy', 'true' );
		expect( restRequests( PRESS ) ).toHaveLength( 1 );
		answer( { ...note, status: 'actioned' } );
		expect( await screen.findByText( 'Glad to hear it.' ) ).toBeInTheDocument();
		await waitFor( () => expect( screen.getByRole( 'button', { name: 'Thanks' } ) ).not.toHaveAttribute( 'aria-busy' ) );
	} );

	it( 'shows an error when the server did not take note of it', async () => {
		onRest( PRESS, restError( 403, 'no', 'No.' ) );
		const { user } = renderNote( answerOnly );
		await user.click( await screen.findByRole( 'button', { name: 'Thanks' } ) );
		expect( await screen.findByText( /The server did not take note of it/ ) ).toBeInTheDocument();
	} );
} );
