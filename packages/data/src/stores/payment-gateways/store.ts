import { createReduxStore } from '@wordpress/data';
import type { ApiError, Entity } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import { createCollection } from '../../core/entity-store/collection';
import { collectionReducer, type CollectionState } from '../../core/entity-store/collection-state';
import { getRequestError, isRequesting } from '../../core/remote-data/requests';
import { GATEWAYS, NAMES } from './gateway-route';

const gateways = createCollection( GATEWAYS, NAMES );

const selectors = {
	getPaymentGateways: ( state: CollectionState ): readonly Entity[] => gateways.getRecords( state ),
	getPaymentGateway: ( state: CollectionState, id: string ): Entity | undefined => gateways.getRecord( state, id ),
	getPaymentGatewayError: ( state: CollectionState, selector: string ): ApiError | undefined =>
		getRequestError( state.requests, selector ),
	isPaymentGatewayUpdating: ( state: CollectionState ): boolean => isRequesting( state.requests, 'updatePaymentGateway' ),
};

const actions = deferred( ( { gateways: work } ) => work.actions, [ 'updatePaymentGateway' ] );

/** The ways to pay that the store knows. */
export const paymentGatewaysStore = createReduxStore< CollectionState, typeof actions, typeof selectors >( 'wc/payment-gateways', {
	reducer: collectionReducer,
	actions,
	selectors,
	resolvers: deferred( ( { gateways: work } ) => work.resolvers, [ 'getPaymentGateways', 'getPaymentGateway' ] ),
} );
