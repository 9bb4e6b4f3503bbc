import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { BootObject } from '../../../../../tests/js/factories/make-settings';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { controlTime, passTime } from '../../../../../tests/js/pass-time';
import { render } from '../../../../../tests/js/render';
import { MobileAppModal } from '../mobile-app-modal';

const ROUTE = '/wc-admin/mobile-app/qr-login';
const CODE = { qr_url: 'woocommerce://qr-login?token=abc&siteUrl=x', expires_at: 1, ttl: 300 };
const PHONE = { brand: 'Google', model: 'Pixel 8' };
const CODE_NAME = 'QR code that signs in the app';

/** Opens the dialog at its second step. The routes answer like a host that supports signing in by QR code. */
async function openSignIn( settings: Partial< BootObject > = {} ) {
	onRest( `GET ${ ROUTE }-availability`, { available: true, reason: null } );
	onRest( `POST ${ ROUTE }-token`, CODE );
	controlTime();
	const result = render( <MobileAppModal onClose={ () => {} } />, {
		url: 'admin.php?page=wc-admin&mobileAppModal=true&jetpackState=returning',
		settings: { hasQrSignIn: true, ...settings },
	} );
	await passTime( 100 );
	return result;
}

/** Sets the next answer to the poll, and waits for that poll. */
async function hear( answer: Record< string, unknown > ) {
	onRest( `POST ${ ROUTE }-status`, answer );
	await passTime( 3100 );
}

describe( 'The sign-in of the mobile app by a code', () => {
	test( 'goes from the code to the number to signed in, and can be undone', async () => {
		onRest( `POST ${ ROUTE }-approve`, { state: 'approved' } );
		onRest( `DELETE ${ ROUTE }-revoke`, { success: true, uuid: 'u1' } );
		const { user } = await openSignIn();
		expect( screen.getByRole( 'img', { name: CODE_NAME } ) ).toBeInTheDocument();

		await hear( { status: 'scanned', numbers: [ '007', '421', '911' ], device: PHONE } );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Google Pixel 8 has scanned the code.' );
		await user.click( screen.getByRole( 'button', { name: '421' } ) );
		expect( restRequests( `POST ${ ROUTE }-approve` )[ 0 ]?.body ).toEqual( { token: 'abc', choice: '421' } );
		expect( await screen.findByText( 'Signing in…' ) ).toBeInTheDocument();

		await hear( { status: 'consumed', device: PHONE, ap_uuid: 'u1' } );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'The app on Google Pixel 8 is signed in.' );
		await user.click( screen.getByRole( 'button', { name: 'Sign it out again' } ) );
		expect( await screen.findByText( 'The app is signed out.' ) ).toBeInTheDocument();
		expect( restRequests( `POST ${ ROUTE }-status` ) ).toHaveLength( 2 );
	} );

	test( 'is rejected when the phone shows none of the numbers, and a new code can be created', async () => {
		onRest( `POST ${ ROUTE }-approve`, { state: 'rejected' } );
		const { user } = await openSignIn();
		await hear( { status: 'scanned', numbers: [ '007', '421', '911' ], device: [] } );
		await user.click( screen.getByRole( 'button', { name: /^None of these/ } ) );
		expect( await screen.findByText( 'The sign-in was refused.' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Make a new code' } ) );
		expect( await screen.findByRole( 'img', { name: CODE_NAME } ) ).toBeInTheDocument();
	} );

	test( 'says that the code has expired, and stops polling', async () => {
		await openSignIn();
		await hear( { status: 'expired' } );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'The code is no longer valid.' );
		await passTime( 10_000 );
		expect( restRequests( `POST ${ ROUTE }-status` ) ).toHaveLength( 1 );
	} );

	test( 'polls again after a failed poll', async () => {
		await openSignIn();
		onRest( `POST ${ ROUTE }-status`, restError( 429, 'rate_limit_exceeded', 'Too many.' ) );
		await passTime( 3100 );
		expect( screen.getByRole( 'img', { name: CODE_NAME } ) ).toBeInTheDocument();
		await hear( { status: 'scanned', numbers: [ '007' ], device: [] } );
		expect( screen.getByRole( 'button', { name: '007' } ) ).toBeInTheDocument();
	} );

	test( 'says that the code was not created, and creates it on the second attempt', async () => {
		onRest( `GET ${ ROUTE }-availability`, { available: true, reason: null } );
		const { user } = await openSignIn();
		await hear( { status: 'expired' } );
		onRest( `POST ${ ROUTE }-token`, restError( 429, 'rate_limit_exceeded', 'Too many.' ) );
		await user.click( screen.getByRole( 'button', { name: 'Make a new code' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The code was not made.' );
		onRest( `POST ${ ROUTE }-token`, CODE );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByRole( 'img', { name: CODE_NAME } ) ).toBeInTheDocument();
	} );

	test( 'is shown above the e-mail where Jetpack is connected', async () => {
		await openSignIn( { jetpack: 'connected', isJetpackUser: true } );
		expect( screen.getByRole( 'img', { name: CODE_NAME } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: /Send the sign-in link/ } ) ).toBeInTheDocument();
	} );

	test.each( [
		[ 'needs HTTPS', { available: false, reason: 'https_required' } ],
		[ 'does not say whether it can', restError( 500, 'broken', 'Broken.' ) ],
	] )( 'is replaced by the address of the store on a site that %s', async ( _name, answer ) => {
		controlTime();
		onRest( `GET ${ ROUTE }-availability`, answer );
		render( <MobileAppModal onClose={ () => {} } />, {
			url: 'admin.php?page=wc-admin&mobileAppModal=true&jetpackState=returning',
			settings: { hasQrSignIn: true },
		} );
		expect( await screen.findByRole( 'img', { name: 'QR code with the address of your store' } ) ).toBeInTheDocument();
	} );
} );
