import { describe, expect, it } from '@jest/globals';
import { answer, onRest } from '../../../../../../tests/js/fake-rest';
import { renderStoreHook } from '../../../test/render-store-hook';
import { useConnectWooPayments } from '../use-connect-woopayments';

const CONNECT = 'POST /wc-admin/plugins/connect-wcpay';

describe( 'useConnectWooPayments', () => {
	it( 'gives the address at which the store is connected', async () => {
		onRest( CONNECT, { connectUrl: 'https://pay.test/connect?nonce=1' } );
		await expect( renderStoreHook( useConnectWooPayments ).current() ).resolves.toBe( 'https://pay.test/connect?nonce=1' );
	} );

	it( 'rejects when the answer has no address', async () => {
		onRest( CONNECT, {} );
		await expect( renderStoreHook( useConnectWooPayments ).current() ).rejects.toMatchObject( { code: 'wrong_shape' } );
		// The host answers an error about the plugin with the status in place of the `data` object.
		onRest( CONNECT, answer( 500, { code: 'woocommerce_rest_helper_connect', message: 'Not active.', data: 500 } ) );
		await expect( renderStoreHook( useConnectWooPayments ).current() ).rejects.toMatchObject( { message: 'Not active.' } );
	} );
} );
