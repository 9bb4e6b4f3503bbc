import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from '../../../../tests/js/console-guard';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render, type RenderOptions } from '../../../../tests/js/render';
import { PaymentsWelcomeScreen } from '../payments-welcome-screen';

const OFFER = { id: 'offer-1', description: 'Save <b>10%</b>', action: '', termsUrl: 'https://terms.test/' };
const INSTALL = 'POST /wc-admin/plugins/install';
const ACTIVATE = 'POST /wc-admin/plugins/activate';
const PROMO = 'POST /wc-analytics/admin/notes/experimental-activate-promo/offer-1';
const CONNECT = 'POST /wc-admin/plugins/connect-wcpay';
const SAVE = 'POST /wc-admin/options';
const DISMISSED = 'wcpay_welcome_page_incentives_dismissed';
const SEEN = 'wcpay_welcome_page_viewed_timestamp';
const GO = /Not implemented: navigation/;

const open = ( settings: RenderOptions[ 'settings' ] = {} ) =>
	render( <PaymentsWelcomeScreen />, {
		url: 'admin.php?page=wc-admin&path=%2Fwc-pay-welcome-page',
		settings: { paymentsOffer: OFFER, ...settings },
	} );
const start = () => screen.getByRole( 'button', { name: 'Get started' } );

/** What was saved, without the time of the visit. */
const dismissals = () =>
	restRequests( SAVE )
		.map( ( { body } ) => body )
		.filter( ( body ) => ! Object.hasOwn( Object( body ), SEEN ) );

beforeEach( () => onRest( SAVE, { [ SEEN ]: true } ) );

function serveInstall(): void {
	const done = { success: true, message: 'Done', errors: { errors: [] } };
	onRest( INSTALL, { ...done, data: { installed: [ 'woocommerce-payments' ], results: { 'woocommerce-payments': true } } } );
	onRest( ACTIVATE, { ...done, data: { activated: [ 'woocommerce-payments' ], active: [ 'woocommerce-payments' ] } } );
}

test( 'The page without an offer says that nothing is here any more and leads to Payments', () => {
	open( { paymentsOffer: { id: '', description: '', action: '', termsUrl: '' } } );
	expect( screen.getByRole( 'heading', { name: 'There is nothing here any more' } ) ).toBeInTheDocument();
	expect( screen.getByRole( 'link', { name: 'Go to Payments' } ).getAttribute( 'href' ) ).toContain( 'tab=checkout' );
} );

test( 'M1: the page shows no offer where suggestions are off', () => {
	open( { showsSuggestions: false } );
	expect( screen.getByRole( 'heading', { name: 'There is nothing here any more' } ) ).toBeInTheDocument();
} );

test( 'The offer is text, with its terms', () => {
	open();
	expect( screen.getByRole( 'heading', { name: 'Save 10%' } ) ).toBeInTheDocument();
	expect( screen.getByRole( 'link', { name: /Terms and Conditions/ } ) ).toHaveAttribute( 'href', 'https://terms.test/' );
} );

test( 'The offer is saved as seen, for the reminder of the host, and the page without one is not', async () => {
	open( { paymentsOffer: { id: '', description: '', action: '', termsUrl: '' } } );
	expect( restRequests( SAVE ) ).toHaveLength( 0 );
	open();
	await waitFor( () => expect( restRequests( SAVE ).map( ( { body } ) => body ) ).toEqual( [ { [ SEEN ]: expect.any( Number ) } ] ) );
} );

test( 'SC1: terms at an address that could run a script are no link', () => {
	open( { paymentsOffer: { ...OFFER, termsUrl: 'javascript:alert(1)' } } );
	expect( screen.queryByRole( 'link', { name: /Terms and Conditions/ } ) ).not.toBeInTheDocument();
} );

test( 'Get started installs the plugin and connects the store', async () => {
	serveInstall();
	onRest( PROMO, restError( 404, 'no_note', 'No.' ) );
	onRest( CONNECT, { connectUrl: 'https://connect.test/' } );
	expectConsole( 'error', GO );
	const { user } = open();
	await user.click( start() );
	expect( restRequests( PROMO ) ).toHaveLength( 1 );
	expect( restRequests( CONNECT ) ).toHaveLength( 1 );
} );

test( 'Get started says when the plugin could not be installed', async () => {
	onRest( INSTALL, restError( 500, 'broken', 'The disk is full.' ) );
	const { user } = open();
	await user.click( start() );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The disk is full.' );
	expect( restRequests( CONNECT ) ).toHaveLength( 0 );
} );

test( 'Get started says that only the connection failed when the plugin is installed, and tries again', async () => {
	serveInstall();
	onRest( PROMO, restError( 404, 'no_note', 'No.' ) );
	onRest( CONNECT, restError( 500, 'broken', 'The account is closed.' ) );
	const { user } = open();
	await user.click( start() );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'There was an error connecting to WooPayments. Please try again or connect later in store settings. The account is closed.'
	);
	expect( start() ).toBeEnabled();
} );

const method = ( name: string ) => screen.getByRole( 'checkbox', { name } );
const methods = () => screen.queryByRole( 'group', { name: 'Add more ways for buyers to pay' } );

function serveConnection(): void {
	onRest( PROMO, restError( 404, 'no_note', 'No.' ) );
	onRest( CONNECT, { connectUrl: 'https://connect.test/' } );
	expectConsole( 'error', GO );
}

/** An answer that refuses one plugin and keeps the others. */
const refusal = ( slug: string, reason: string ) => ( {
	success: false,
	message: 'There was a problem.',
	data: { installed: [], results: {}, install_time: { [ slug ]: 10 } },
	errors: { errors: { [ slug ]: [ reason ] } },
} );

test( 'More ways to pay are four, none preselected, and with none chosen only WooPayments is installed', async () => {
	serveInstall();
	serveConnection();
	const { user } = open();
	expect( methods() ).toBeInTheDocument();
	for ( const name of [ 'PayPal Payments', 'Amazon Pay', 'Klarna', 'Affirm' ] ) {
		expect( method( name ) ).not.toBeChecked();
	}
	await user.click( start() );
	await waitFor( () => expect( restRequests( CONNECT ) ).toHaveLength( 1 ) );
	expect( restRequests( INSTALL ).map( ( { body } ) => body ) ).toEqual( [
		{ plugins: 'woocommerce-payments', async: false, source: 'wcpay-welcome-page' },
	] );
	expect( restRequests( ACTIVATE ).map( ( { body } ) => body ) ).toEqual( [ { plugins: 'woocommerce-payments' } ] );
} );

test( 'More ways to pay: two chosen ones are installed together with WooPayments', async () => {
	serveInstall();
	serveConnection();
	const { user } = open();
	await user.click( method( 'Klarna' ) );
	await user.click( method( 'PayPal Payments' ) );
	await user.click( start() );
	await waitFor( () => expect( restRequests( CONNECT ) ).toHaveLength( 1 ) );
	const all = 'woocommerce-payments,klarna-payments-for-woocommerce,woocommerce-paypal-payments';
	expect( restRequests( INSTALL ).map( ( { body } ) => body ) ).toEqual( [
		{ plugins: all, async: false, source: 'wcpay-welcome-page' },
	] );
	expect( restRequests( ACTIVATE ).map( ( { body } ) => body ) ).toEqual( [ { plugins: all } ] );
} );

test( 'More ways to pay: one that fails is named, the others are activated, and another try goes on', async () => {
	const slug = 'woocommerce-gateway-affirm';
	onRest( INSTALL, refusal( slug, 'The disk is full.' ) );
	onRest( ACTIVATE, { success: true, data: { activated: [ 'woocommerce-payments' ], active: [ 'woocommerce-payments' ] }, errors: [] } );
	const { user } = open();
	await user.click( method( 'Amazon Pay' ) );
	await user.click( method( 'Affirm' ) );
	await user.click( start() );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /Affirm/ );
	expect( screen.getByRole( 'alert' ) ).not.toHaveTextContent( /Amazon Pay/ );
	expect( restRequests( ACTIVATE ).map( ( { body } ) => body ) ).toEqual( [
		{ plugins: 'woocommerce-payments,woocommerce-gateway-amazon-payments-advanced' },
	] );
	expect( restRequests( CONNECT ) ).toHaveLength( 0 );
	serveInstall();
	serveConnection();
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	await waitFor( () => expect( restRequests( CONNECT ) ).toHaveLength( 1 ) );
	expect( restRequests( INSTALL ) ).toHaveLength( 2 );
} );

test( 'More ways to pay: when only another method failed, the set-up goes on without it', async () => {
	onRest( INSTALL, refusal( 'woocommerce-gateway-affirm', 'The disk is full.' ) );
	onRest( ACTIVATE, { success: true, data: { activated: [ 'woocommerce-payments' ], active: [ 'woocommerce-payments' ] }, errors: [] } );
	serveConnection();
	const { user } = open();
	await user.click( method( 'Affirm' ) );
	await user.click( start() );
	await user.click( await screen.findByRole( 'button', { name: 'Continue without installing' } ) );
	await waitFor( () => expect( restRequests( CONNECT ) ).toHaveLength( 1 ) );
	expect( restRequests( INSTALL ) ).toHaveLength( 1 );
} );

test( 'More ways to pay: without WooPayments itself there is nothing to go on with', async () => {
	onRest( INSTALL, refusal( 'woocommerce-payments', 'The disk is full.' ) );
	onRest( ACTIVATE, { success: true, data: { activated: [], active: [] }, errors: [] } );
	const { user } = open();
	await user.click( method( 'Affirm' ) );
	await user.click( start() );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /WooPayments was not installed/ );
	expect( screen.queryByRole( 'button', { name: 'Continue without installing' } ) ).not.toBeInTheDocument();
} );

test( 'More ways to pay are locked while the installation runs', async () => {
	onRest( INSTALL, async () => new Promise< never >( () => {} ) );
	const { user } = open();
	await user.click( method( 'Klarna' ) );
	await user.click( start() );
	expect( methods() ).toBeDisabled();
	expect( start() ).toHaveAttribute( 'aria-busy', 'true' );
	await user.click( start() );
	expect( restRequests( INSTALL ) ).toHaveLength( 1 );
} );

test( 'More ways to pay are not offered to a user who may not install plugins', () => {
	open( { user: { id: 2, name: 'Ed', capabilities: [ 'manage_woocommerce' ] } } );
	expect( methods() ).not.toBeInTheDocument();
} );

test( 'Get started is off for a user who may not install plugins', () => {
	open( { user: { id: 2, name: 'Ed', capabilities: [ 'manage_woocommerce' ] } } );
	expect( start() ).toBeDisabled();
	expect( screen.getByText( /may not install plugins/ ) ).toBeInTheDocument();
} );

test( 'The dismissed offer is added to those that were dismissed before', async () => {
	onRest( 'GET /wc-admin/options', { [ DISMISSED ]: [ 'older' ] } );
	onRest( SAVE, { [ DISMISSED ]: true } );
	expectConsole( 'error', GO );
	const { user } = open();
	await user.click( screen.getByRole( 'button', { name: /No thanks/ } ) );
	expect( within( screen.getByRole( 'dialog' ) ).queryByRole( 'checkbox' ) ).not.toBeInTheDocument();
	await user.click( screen.getByRole( 'button', { name: 'Just dismiss WooPayments' } ) );
	expect( dismissals() ).toEqual( [ { [ DISMISSED ]: [ 'older', 'offer-1' ] } ] );
} );

test( 'A dismissal that cannot read what was dismissed before saves nothing and says so', async () => {
	onRest( 'GET /wc-admin/options', { [ DISMISSED ]: 'nonsense' } );
	const { user } = open( { asksOpinions: true } );
	await user.click( screen.getByRole( 'button', { name: /No thanks/ } ) );
	await user.click( screen.getByRole( 'checkbox', { name: /already happy/ } ) );
	await user.click( screen.getByRole( 'button', { name: 'Dismiss and send feedback' } ) );
	expect( await screen.findByText( /The offer was not dismissed/ ) ).toBeInTheDocument();
	expect( dismissals() ).toEqual( [] );
} );
