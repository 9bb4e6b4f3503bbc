import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { onRest, restError, restRequests, type RestRequest } from '../../../../../tests/js/fake-rest';
import { answerActivity, listOf, openPanel, renderActivity, review } from '../../activity/test/render-activity';

const REPLY = { id: 31, post: 4, parent: 1, status: 'approved' };

/** Answers as a store that stores which reviews are approved. */
function answerReviews(): void {
	const waiting = new Set( [ 1, 2 ] );
	onRest( 'GET /wc-analytics/products/reviews', () =>
		listOf( [ ...waiting ].sort().map( ( id ) => ( { ...review( id ), product_id: 4 } ) ) )
	);
	onRest( 'PUT /wc-analytics/products/reviews/1', ( { body }: RestRequest ) => {
		const changed = { ...review( 1 ), product_id: 4, ...Object( body ) };
		if ( changed.status === 'hold' ) {
			waiting.add( 1 );
		} else {
			waiting.delete( 1 );
		}
		return changed;
	} );
}

beforeEach( () => {
	answerActivity();
	answerReviews();
	onRest( 'POST /wp/v2/comments', REPLY );
} );

describe( 'the reply to a review', () => {
	async function openReply() {
		const { user } = renderActivity();
		await user.click( await openPanel( /^Reviews/ ) );
		const row = within( ( await screen.findByText( 'Rosa 1' ) ).closest( 'li' ) as HTMLElement );
		await user.click( row.getByRole( 'button', { name: 'Reply' } ) );
		return { user, row, field: await screen.findByRole( 'textbox', { name: 'Reply to Rosa 1' } ) };
	}
	const send = () => screen.getByRole( 'button', { name: 'Approve and reply' } );

	it( 'K24: is published, approves the review and can be undone', async () => {
		onRest( 'DELETE /wp/v2/comments/31', { ...REPLY, status: 'trash' } );
		const { user, field } = await openReply();
		expect( field ).toHaveFocus();
		await user.type( field, 'Thank you!' );
		await user.click( send() );
		expect( await screen.findByText( 'Reply published, review approved.' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Rosa 1' ) ).not.toBeInTheDocument();
		expect( restRequests( 'POST /wp/v2/comments' )[ 0 ]?.body ).toEqual( { post: 4, parent: 1, content: 'Thank you!' } );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByText( 'Rosa 1' ) ).toBeInTheDocument();
		expect( restRequests( 'DELETE /wp/v2/comments/31' ) ).toHaveLength( 1 );
	} );

	it( 'needs a text', async () => {
		const { user, field } = await openReply();
		await user.click( send() );
		await waitFor( () => expect( field ).toHaveAccessibleDescription( 'Enter your reply.' ) );
		expect( restRequests( 'POST /wp/v2/comments' ) ).toEqual( [] );
	} );

	it( 'keeps the text when the server refuses it, with the reason', async () => {
		onRest( 'POST /wp/v2/comments', restError( 403, 'rest_comment_closed', 'Sorry, comments are closed for this item.' ) );
		const { user, field } = await openReply();
		await user.type( field, 'Thank you!' );
		await user.click( send() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'this product takes no more reviews' );
		expect( field ).toHaveValue( 'Thank you!' );
	} );

	it.each( [
		[ 'is held back', { ...REPLY, status: 'hold' } ],
		[ 'belongs to another review', { ...REPLY, parent: 2 } ],
		[ 'has no id', { parent: 1, status: 'approved' } ],
	] )( 'does not count as published when it %s', async ( _problem, answered ) => {
		onRest( 'POST /wp/v2/comments', answered );
		const { user, field } = await openReply();
		await user.type( field, 'Thank you!' );
		await user.click( send() );
		expect( await screen.findByText( /Your reply was not published/ ) ).toBeInTheDocument();
		expect( field ).toHaveValue( 'Thank you!' );
		expect( restRequests( 'PUT /wc-analytics/products/reviews/1' ) ).toEqual( [] );
	} );

	it( 'is not published twice when only the approval failed', async () => {
		onRest( 'PUT /wc-analytics/products/reviews/1', restError( 500, 'db', 'Away.' ) );
		const { user, field } = await openReply();
		await user.type( field, 'Thank you!' );
		await user.click( send() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Your reply is published, but the review was not approved. Away.' );
		answerReviews();
		await user.click( await screen.findByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByText( 'Reply published, review approved.' ) ).toBeInTheDocument();
		expect( restRequests( 'POST /wp/v2/comments' ) ).toHaveLength( 1 );
	} );

	it( 'returns the focus when it is cancelled', async () => {
		const { user, row } = await openReply();
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( screen.queryByRole( 'textbox' ) ).not.toBeInTheDocument();
		expect( row.getByRole( 'button', { name: 'Reply' } ) ).toHaveFocus();
	} );
} );
