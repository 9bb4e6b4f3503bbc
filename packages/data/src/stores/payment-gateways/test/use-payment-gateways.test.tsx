import { describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { renderStoreHook } from '../../../test/render-store-hook';
import { usePaymentGateways } from '../use-payment-gateways';

const GATEWAYS = [
	{ id: 'bacs', title: 'Direct bank transfer', enabled: false },
	{ id: 'cod', title: 'Cash on delivery', enabled: false },
];

describe( 'usePaymentGateways', () => {
	it( 'fetches the payment gateways and shows a changed one', async () => {
		onRest( 'GET /wc/v3/payment_gateways', GATEWAYS );
		onRest( 'PUT /wc/v3/payment_gateways/cod', { ...GATEWAYS[ 1 ], enabled: true } );
		const result = renderStoreHook( usePaymentGateways );
		expect( result.current.gateways ).toEqual( { status: 'pending' } );
		await waitFor( () => expect( result.current.gateways ).toMatchObject( { status: 'ready', data: GATEWAYS } ) );
		await act( async () => void ( await result.current.updateGateway( 'cod', { enabled: true } ) ) );
		expect( restRequests( 'PUT /wc/v3/payment_gateways/cod' )[ 0 ]?.body ).toEqual( { enabled: true } );
		expect( result.current.gateways ).toMatchObject( { data: [ { enabled: false }, { id: 'cod', enabled: true } ] } );
	} );

	it( 'keeps what is shown and rejects when the server refuses a change', async () => {
		onRest( 'GET /wc/v3/payment_gateways', GATEWAYS );
		onRest( 'PUT /wc/v3/payment_gateways/cod', restError( 403, 'refused', 'No.' ) );
		const result = renderStoreHook( usePaymentGateways );
		await waitFor( () => expect( result.current.gateways.status ).toBe( 'ready' ) );
		await act( async () =>
			expect( result.current.updateGateway( 'cod', { enabled: true } ) ).rejects.toMatchObject( { status: 403, message: 'No.' } )
		);
		expect( result.current.gateways ).toMatchObject( { data: GATEWAYS } );
	} );

	it( 'is failed when the request fails, and sends it again on retry', async () => {
		onRest( 'GET /wc/v3/payment_gateways', restError( 500, 'db', 'Away.' ) );
		const result = renderStoreHook( usePaymentGateways );
		await waitFor( () => expect( result.current.gateways ).toMatchObject( { status: 'failed', error: { message: 'Away.' } } ) );
		onRest( 'GET /wc/v3/payment_gateways', GATEWAYS );
		act( () => result.current.retry() );
		await waitFor( () => expect( result.current.gateways.status ).toBe( 'ready' ) );
	} );
} );
