import { createReduxStore } from '@wordpress/data';
import { updateEntity, type ApiError, type Entity, type WireObject } from '@store-admin/api';
import { createCollection } from '../entity-store/collection';
import { collectionReducer, receiveRecords, type CollectionState } from '../entity-store/collection-state';
import { getRequestError, isRequesting, track } from '../remote-data/requests';
import type { Thunk } from '../remote-data/thunk';

const GATEWAYS = '/wc/v3/payment_gateways';

const gateways = createCollection( GATEWAYS, {
	list: 'getPaymentGateways',
	total: 'getPaymentGatewaysTotalCount',
	one: 'getPaymentGateway',
} );

const selectors = {
	getPaymentGateways: ( state: CollectionState ): readonly Entity[] => gateways.getRecords( state ),
	getPaymentGateway: ( state: CollectionState, id: string ): Entity | undefined => gateways.getRecord( state, id ),
	getPaymentGatewayError: ( state: CollectionState, selector: string ): ApiError | undefined =>
		getRequestError( state.requests, selector ),
	isPaymentGatewayUpdating: ( state: CollectionState ): boolean => isRequesting( state.requests, 'updatePaymentGateway' ),
};

const actions = {
	updatePaymentGateway:
		( id: string, data: WireObject ): Thunk< Entity > =>
		async ( { dispatch } ) => {
			const gateway = await dispatch(
				track( 'updatePaymentGateway', [], async () => updateEntity( `${ GATEWAYS }/${ id }`, data ) )
			);
			dispatch( receiveRecords( GATEWAYS, [ gateway ] ) );
			return gateway;
		},
};

/** The ways to pay that the store knows. */
export const paymentGatewaysStore = createReduxStore< CollectionState, typeof actions, typeof selectors >( 'wc/payment-gateways', {
	reducer: collectionReducer,
	actions,
	selectors,
	resolvers: {
		getPaymentGateways: (): Thunk< void > => gateways.readRecords(),
		getPaymentGateway: ( id: string ): Thunk< void > => gateways.readRecord( id ),
	},
} );
