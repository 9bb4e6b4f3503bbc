import { expect, test } from '@jest/globals';
import { onRest, restRequests } from '../../../../../../tests/js/fake-rest';
import { renderStoreHook } from '../../../test/render-store-hook';
import { useQrSignIn } from '../use-qr-sign-in';

const ROUTE = '/wc-admin/mobile-app/qr-login';

test( 'useQrSignIn gives the numbers and the phone that scanned the code', async () => {
	onRest( `POST ${ ROUTE }-status`, { status: 'scanned', numbers: [ '007', '421' ], device: { model: 'Pixel 8', brand: 'Google' } } );
	const status = await renderStoreHook( useQrSignIn ).current.fetchQrStatus( 'abc' );
	expect( status ).toMatchObject( { status: 'scanned', numbers: [ '007', '421' ], device: { model: 'Pixel 8', os: '' } } );
	expect( restRequests( `POST ${ ROUTE }-status` )[ 0 ]?.body ).toEqual( { token: 'abc' } );
} );

test( 'useQrSignIn takes a phone without a name, and a state of a newer host, as it comes', async () => {
	onRest( `POST ${ ROUTE }-status`, { status: 'verifying', device: [] } );
	const status = await renderStoreHook( useQrSignIn ).current.fetchQrStatus( 'abc' );
	expect( status ).toMatchObject( { status: 'pending', numbers: [], device: null, ap_uuid: '' } );
} );

test( 'useQrSignIn rejects when the app was not signed out', async () => {
	onRest( `DELETE ${ ROUTE }-revoke`, { success: false } );
	await expect( renderStoreHook( useQrSignIn ).current.revokeQrSignIn( 'uuid' ) ).rejects.toMatchObject( { name: 'ApiError' } );
} );
