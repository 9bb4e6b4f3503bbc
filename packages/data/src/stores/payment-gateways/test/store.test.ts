import { expect, test } from '@jest/globals';
import { onRest, restError } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { paymentGatewaysStore } from '../store';

test( 'updatePaymentGateway puts the changed gateway into the list', async () => {
	onRest( 'GET /wc/v3/payment_gateways', [ { id: 'bacs', enabled: false } ] );
	onRest( 'PUT /wc/v3/payment_gateways/bacs', { id: 'bacs', enabled: true } );
	const registry = makeRegistry();
	await registry.resolveSelect( paymentGatewaysStore ).getPaymentGateways();
	const done = registry.dispatch( paymentGatewaysStore ).updatePaymentGateway( 'bacs', { enabled: true } );
	expect( registry.select( paymentGatewaysStore ).isPaymentGatewayUpdating() ).toBe( true );
	expect( await done ).toMatchObject( { enabled: true } );
	expect( registry.select( paymentGatewaysStore ).getPaymentGateways() ).toEqual( [ { id: 'bacs', enabled: true } ] );
} );

test( 'updatePaymentGateway rejects when the server refuses', async () => {
	onRest( 'PUT /wc/v3/payment_gateways/bacs', restError( 400, 'rest_invalid_param', 'No.' ) );
	const registry = makeRegistry();
	await expect( registry.dispatch( paymentGatewaysStore ).updatePaymentGateway( 'bacs', {} ) ).rejects.toMatchObject( {
		status: 400,
	} );
	const { getPaymentGatewayError, isPaymentGatewayUpdating } = registry.select( paymentGatewaysStore );
	expect( getPaymentGatewayError( 'updatePaymentGateway' ) ).toMatchObject( { status: 400 } );
	expect( isPaymentGatewayUpdating() ).toBe( false );
} );
