import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { htmlAnswer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { settle } from '../../../../tests/js/settle';
import { answerEmails, KEEP, openEmailForm, renderEmails, SEND } from './open-emails';

beforeEach( answerEmails );
afterEach( () => document.body.replaceChildren() );

async function openDialog() {
	const form = openEmailForm();
	const { user } = renderEmails( 'preview' );
	await act( settle );
	await user.click( screen.getByRole( 'button', { name: 'Send a test email' } ) );
	const dialog = screen.getByRole( 'dialog', { name: 'Send a test email' } );
	const inDialog = within( dialog );
	return {
		user,
		form,
		dialog,
		inDialog,
		address: inDialog.getByRole( 'textbox', { name: 'Send to' } ),
		send: inDialog.getByRole( 'button', { name: 'Send test email' } ),
	};
}

describe( 'A test email', () => {
	test( 'can be sent only to a valid address', async () => {
		const { user, address, send } = await openDialog();
		expect( send ).toBeDisabled();
		await user.type( address, 'ada@' );
		expect( send ).toBeDisabled();
		await user.type( address, 'example.com' );
		expect( send ).toBeEnabled();
	} );

	test( 'is sent once with Enter, without saving the settings', async () => {
		const { user, form, dialog, address } = await openDialog();
		expect( form ).not.toContainElement( dialog );
		await user.type( address, 'ada@example.com{Enter}{Enter}' );
		expect( await screen.findByText( 'Test email sent to ada@example.com.' ) ).toBeInTheDocument();
		expect( restRequests( SEND ) ).toHaveLength( 1 );
		expect( restRequests( SEND )[ 0 ] ).toMatchObject( {
			body: { type: 'WC_Email_Customer_Processing_Order', email: 'ada@example.com' },
			query: { nonce: '0a1b2c3d4e' },
		} );
	} );

	test( 'has the values that are not saved yet', async () => {
		const { user, address } = await openDialog();
		fireEvent.input( document.getElementById( 'woocommerce_email_base_color' ) as HTMLElement, { target: { value: '#222222' } } );
		await user.type( address, 'ada@example.com{Enter}' );
		await waitFor( () => expect( restRequests( SEND ) ).toHaveLength( 1 ) );
		const order = restRequests().map( ( { method, path } ) => `${ method } ${ path }` );
		expect( order.indexOf( KEEP ) ).toBeLessThan( order.indexOf( SEND ) );
		expect( restRequests( KEEP ) ).toHaveLength( 1 );
	} );

	test.each( [
		[
			'W2: an email that cannot be made',
			restError( 500, 'woocommerce_rest_email_preview_not_rendered', 'No.' ),
			/This doesn't affect actual email delivery/,
		],
		[
			'a refused address',
			restError( 400, 'rest_invalid_param', 'No.', { params: { email: 'Invalid email address.' } } ),
			/Invalid email address/,
		],
		[
			'a mail server that refuses',
			restError( 500, 'woocommerce_rest_email_preview_not_sent', 'Error sending test email. Please try again.' ),
			/Error sending test email/,
		],
		[ 'an old nonce', restError( 403, 'invalid_nonce', 'Invalid nonce.' ), /open for too long/ ],
		[ 'a user without the right', restError( 403, 'rest_forbidden', 'No.' ), /not allowed to change this\. Ask/ ],
		[ 'a broken answer', htmlAnswer( 502 ), /could not be understood/ ],
		[ 'success in a wrong shape', 'nonsense', /could not be understood/ ],
		[ 'success without a message', { nonsense: true }, /could not be understood/ ],
	] )( 'says why it was not sent: %s', async ( _what, wrong, message ) => {
		onRest( SEND, wrong );
		const { user, inDialog, address, send } = await openDialog();
		await user.type( address, 'ada@example.com{Enter}' );
		expect( await inDialog.findByRole( 'alert' ) ).toHaveTextContent( message );
		expect( inDialog.getByRole( 'alert' ) ).toHaveTextContent( /^The test email was not sent\./ );
		expect( send ).toBeEnabled();
		await user.type( address, 'x' );
		expect( inDialog.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );

	test( 'is not sent without the values that are not saved', async () => {
		onRest( KEEP, restError( 500, 'woocommerce_rest_transient_not_set', 'Error saving transient.' ) );
		const { user, inDialog, address } = await openDialog();
		fireEvent.input( document.getElementById( 'woocommerce_email_base_color' ) as HTMLElement, { target: { value: '#222222' } } );
		await user.type( address, 'ada@example.com{Enter}' );
		expect( await inDialog.findByRole( 'alert' ) ).toHaveTextContent( /Error saving transient/ );
		expect( restRequests( SEND ) ).toEqual( [] );
	} );

	test( 'is left with Escape, and the focus returns', async () => {
		const { user } = await openDialog();
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Send a test email' } ) ).toHaveFocus();
	} );
} );
