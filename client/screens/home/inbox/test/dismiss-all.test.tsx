import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { makeNote } from '../../../../../tests/js/factories/make-note';
import { onRest, restError } from '../../../../../tests/js/fake-rest';
import { LIST, renderInbox } from './render-inbox';

const coupon = makeNote( { id: 1, title: 'Try a promotion' } );
const survey = makeNote( { id: 2, title: 'How are we doing?' } );

describe( 'dismissing all messages', () => {
	async function dismissAll() {
		const { user } = renderInbox();
		await user.click( await screen.findByRole( 'button', { name: 'Inbox Notes Options' } ) );
		await user.click( screen.getByRole( 'menuitem', { name: 'Dismiss all' } ) );
		await user.click(
			within( screen.getByRole( 'dialog', { name: 'Dismiss all messages' } ) ).getByRole( 'button', { name: 'Yes, dismiss all' } )
		);
		return user;
	}

	it( 'N2: leaves none, and can be undone', async () => {
		onRest( LIST, [ coupon, survey ] );
		onRest( 'DELETE /wc-analytics/admin/notes/delete/all', [
			{ ...coupon, is_deleted: true },
			{ ...survey, is_deleted: true },
		] );
		onRest( 'PUT /wc-analytics/admin/notes/update', [ coupon, survey ] );
		const user = await dismissAll();
		expect( await screen.findByText( 'Your inbox is empty' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByText( 'How are we doing?' ) ).toBeInTheDocument();
	} );

	it( 'N2: shows a failure only in the dialog, where it can be retried', async () => {
		onRest( LIST, [ coupon ] );
		onRest( 'DELETE /wc-analytics/admin/notes/delete/all', restError( 500, 'db', 'Away.' ) );
		const user = await dismissAll();
		expect( await within( screen.getByRole( 'dialog' ) ).findByRole( 'alert' ) ).toHaveTextContent(
			'The messages were not dismissed. Away.'
		);
		expect( screen.getAllByRole( 'alert' ) ).toHaveLength( 1 );
		onRest( 'DELETE /wc-analytics/admin/notes/delete/all', [ { ...coupon, is_deleted: true } ] );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByText( 'Your inbox is empty' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );

	it( 'N2: shows a failure in the inbox, with a retry, when the dialog was closed meanwhile', async () => {
		let refuse: () => void = () => undefined;
		const held = new Promise< void >( ( resolve ) => {
			refuse = resolve;
		} );
		onRest( LIST, [ coupon ] );
		onRest( 'DELETE /wc-analytics/admin/notes/delete/all', async () => {
			await held;
			return restError( 500, 'db', 'Away.' );
		} );
		const user = await dismissAll();
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		refuse();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The messages were not dismissed. Away.' );
		onRest( 'DELETE /wc-analytics/admin/notes/delete/all', [ { ...coupon, is_deleted: true } ] );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByText( 'Your inbox is empty' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );

	it( 'N2: says so when the server has left a message', async () => {
		onRest( LIST, [ coupon, survey ] );
		onRest( 'DELETE /wc-analytics/admin/notes/delete/all', [ { ...coupon, is_deleted: true } ] );
		await dismissAll();
		expect( await within( screen.getByRole( 'dialog' ) ).findByRole( 'alert' ) ).toHaveTextContent(
			'Some messages were not dismissed.'
		);
		expect( screen.getByText( 'How are we doing?' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Try a promotion' ) ).not.toBeInTheDocument();
	} );
} );
