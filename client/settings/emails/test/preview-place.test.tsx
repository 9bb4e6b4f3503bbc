import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expectCaughtError } from '../../../../tests/js/console-guard';
import { answer, htmlAnswer, onRest, restError, restRequests, type RestRequest } from '../../../../tests/js/fake-rest';
import { controlTime, passTime } from '../../../../tests/js/pass-time';
import { settle } from '../../../../tests/js/settle';
import { answerEmails, KEEP, openEmailForm, PAGE, renderEmails, SUBJECT } from './open-emails';

const NEW_ORDER = 'WC_Email_New_Order';
const PROCESSING = 'WC_Email_Customer_Processing_Order';

const frame = () => screen.queryByTitle< HTMLIFrameElement >( 'Email preview' );
const accent = () => document.getElementById( 'woocommerce_email_base_color' ) as HTMLInputElement;
const types = () => screen.getByRole( 'combobox', { name: 'Email to preview' } );
const kept = () => restRequests( KEEP ).map( ( { body } ) => body );

beforeEach( answerEmails );
afterEach( () => document.body.replaceChildren() );

async function open() {
	const form = openEmailForm();
	const rendered = renderEmails( 'preview' );
	await act( settle );
	return { form, ...rendered };
}

describe( 'The email preview', () => {
	test( 'W1: shows the customer’s processing order, loaded once', async () => {
		await open();
		expect( types() ).toHaveValue( PROCESSING );
		expect( frame()?.srcdoc ).toContain( `Text of ${ PROCESSING }` );
		expect( screen.getByText( `Subject of ${ PROCESSING }` ) ).toBeInTheDocument();
		expect( screen.getByText( 'Ada’s Mugs' ) ).toBeInTheDocument();
		expect( screen.getByText( '<ada@example.com>' ) ).toBeInTheDocument();
		fireEvent.change( accent(), { target: { value: accent().value } } );
		accent().dispatchEvent( new Event( 'change', { bubbles: true } ) );
		await act( settle );
		expect( [ restRequests( PAGE ), restRequests( SUBJECT ) ].map( ( { length } ) => length ) ).toEqual( [ 1, 1 ] );
		expect( restRequests( SUBJECT )[ 0 ]?.query ).toEqual( { type: PROCESSING, nonce: '0a1b2c3d4e' } );
	} );

	test( 'SC3: runs nothing, reads nothing and leaves nothing', async () => {
		onRest( PAGE, htmlAnswer( 200, '<html><head></head><body><script>top.location = "/"</script></body></html>' ) );
		await open();
		// Never with allow-scripts: then it could read the page around it.
		expect( frame() ).toHaveAttribute( 'sandbox', 'allow-popups allow-popups-to-escape-sandbox allow-same-origin' );
		expect( frame() ).not.toHaveAttribute( 'src' );
		expect( frame()?.srcdoc ).toContain( '<base target="_blank">' );
	} );

	test( 'I6: keeps the direction of the document', async () => {
		onRest( PAGE, htmlAnswer( 200, '<html dir="rtl" lang="he"><head></head><body><bdi>₪5</bdi></body></html>' ) );
		await open();
		expect( frame()?.srcdoc ).toContain( '<html dir="rtl" lang="he">' );
		expect( frame()?.srcdoc ).toContain( '<bdi>₪5</bdi>' );
	} );

	test( 'W4: shows the email that was chosen last, whatever is answered first', async () => {
		const { user } = await open();
		const late: ( () => void )[] = [];
		const slow = ( { query }: RestRequest, body: unknown ) =>
			query[ 'type' ] === NEW_ORDER ? new Promise( ( resolve ) => late.push( () => resolve( body ) ) ) : body;
		onRest( PAGE, ( request: RestRequest ) =>
			slow( request, htmlAnswer( 200, `<p>Text of ${ String( request.query[ 'type' ] ) }</p>` ) )
		);
		onRest( SUBJECT, ( request: RestRequest ) =>
			slow( request, answer( 200, { subject: `Subject of ${ String( request.query[ 'type' ] ) }` } ) )
		);
		await user.selectOptions( types(), NEW_ORDER );
		await user.selectOptions( types(), 'WC_Email_Failed_Order' );
		await act( settle );
		late.forEach( ( send ) => send() );
		await act( settle );
		expect( frame()?.srcdoc ).toContain( 'Text of WC_Email_Failed_Order' );
		expect( screen.getByText( 'Subject of WC_Email_Failed_Order' ) ).toBeInTheDocument();
	} );

	test( 'tells emails of the same title apart, and is no change of the form', async () => {
		const { user, form } = await open();
		expect( screen.getByRole( 'option', { name: 'Failed order (to the customer)' } ) ).toBeInTheDocument();
		await user.selectOptions( types(), NEW_ORDER );
		await act( settle );
		expect( form.querySelector( 'button[name=save]' ) ).toBeDisabled();
	} );

	test( 'is as wide as a phone on request', async () => {
		const { user, container } = await open();
		await user.click( screen.getByRole( 'button', { name: 'Mobile' } ) );
		expect( screen.getByRole( 'button', { name: 'Mobile', pressed: true } ) ).toBeInTheDocument();
		expect( container.querySelector( '.store-admin-email-preview' ) ).toHaveClass( 'is-mobile' );
	} );

	test.each( [
		[ 'an email that throws', htmlAnswer( 404, 'Error' ), /This doesn't affect actual email delivery/ ],
		[ 'a fatal error', htmlAnswer( 500 ), /This doesn't affect actual email delivery/ ],
		[ 'a refusal of a firewall', htmlAnswer( 403 ), /A firewall or a security plugin/ ],
		[ 'JSON in place of a page', answer( 200, { nonsense: true } ), /could not be understood/ ],
		[ 'an old nonce', htmlAnswer( 200, 'Security check' ), /open for too long/ ],
	] )( 'W2: says what is wrong on %s, and tries again', async ( _what, wrong, message ) => {
		onRest( PAGE, wrong );
		const { user } = await open();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( message );
		expect( frame() ).not.toBeInTheDocument();
		answerEmails();
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		await waitFor( () => expect( frame() ).toBeInTheDocument() );
	} );

	test.each( [
		[ 'refused', restError( 403, 'invalid_nonce', 'Invalid nonce.' ) ],
		[ 'broken', htmlAnswer() ],
		[ 'of another shape', answer( 200, { nonsense: true } ) ],
	] )( 'says that the subject is missing when that is %s, and tries again', async ( _what, wrong ) => {
		onRest( SUBJECT, wrong );
		const { user } = await open();
		expect( frame() ).toBeInTheDocument();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( /^The subject could not be loaded\./ );
		answerEmails();
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByText( `Subject of ${ PROCESSING }` ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );

	test( 'has one message when neither the email nor its subject can be loaded', async () => {
		onRest( PAGE, htmlAnswer( 500 ) );
		onRest( SUBJECT, htmlAnswer() );
		await open();
		expect( screen.getAllByRole( 'alert' ) ).toHaveLength( 1 );
	} );

	test.each( [ [ '[]' ], [ '{}' ], [ 'nonsense' ] ] )( 'fails alone where the host printed the emails %s', ( printed ) => {
		openEmailForm();
		document.getElementById( 'wc_settings_email_preview_slotfill' )?.setAttribute( 'data-email-types', printed );
		expectCaughtError( /no emails|JSON|token/ );
		expect( () => renderEmails( 'preview' ) ).toThrow( /no emails|JSON|token/ );
	} );
} );

describe( 'Unsaved values', () => {
	test( 'are sent 400 ms after the last change, then the preview is loaded again', async () => {
		controlTime();
		openEmailForm();
		renderEmails( 'preview' );
		await passTime( 0 );
		fireEvent.input( accent(), { target: { value: '#222222' } } );
		await passTime( 300 );
		fireEvent.input( accent(), { target: { value: '#333333' } } );
		await passTime( 300 );
		expect( kept() ).toEqual( [] );
		await passTime( 100 );
		expect( kept() ).toEqual( [ { key: 'woocommerce_email_base_color', value: '#333333' } ] );
		await passTime( 0 );
		expect( restRequests( PAGE ) ).toHaveLength( 2 );
	} );

	test( 'that were changed back are not sent', async () => {
		controlTime();
		openEmailForm();
		renderEmails( 'preview' );
		await passTime( 0 );
		fireEvent.input( accent(), { target: { value: '#222222' } } );
		fireEvent.input( accent(), { target: { value: '#111111' } } );
		await passTime( 500 );
		expect( kept() ).toEqual( [] );
	} );

	test( 'that were not taken are named and can be sent again', async () => {
		controlTime();
		openEmailForm();
		renderEmails( 'preview' );
		await passTime( 0 );
		onRest( KEEP, restError( 500, 'woocommerce_rest_transient_not_set', 'Error saving transient.' ) );
		fireEvent.input( accent(), { target: { value: '#222222' } } );
		await passTime( 500 );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( /The preview does not have your last changes\. Error saving/ );
		answerEmails();
		fireEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await passTime( 0 );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		expect( restRequests( PAGE ) ).toHaveLength( 2 );
	} );
} );

describe( 'The place of the preview', () => {
	const box = () => document.querySelector( '.store-admin-email-preview' );

	test.each( [
		[ 'is beside the fields of the template when they are high enough', 900, true ],
		[ 'is below the fields when there are few', 200, false ],
	] )( '%s', async ( _name, height, isBeside ) => {
		openEmailForm().insertAdjacentHTML( 'afterbegin', '<h2>Email template</h2><div id="email_template_options-description"></div>' );
		const place = document.getElementById( 'wc_settings_email_preview_slotfill' ) as HTMLElement;
		place.getBoundingClientRect = () => new DOMRect( 0, height, 680, 0 );
		renderEmails( 'preview' );
		await act( settle );
		expect( box()?.classList.contains( 'is-beside' ) ).toBe( isBeside );
	} );

	test( 'is below the fields on a page without a template', async () => {
		await open();
		expect( box()?.classList.contains( 'is-beside' ) ).toBe( false );
	} );
} );
