import type { ApiError, Entity } from '@store-admin/api';
import type { CollectionState } from '../../core/entity-store/collection-state';
import { getRequestError, isRequesting } from '../../core/remote-data/requests';
import { gateways } from './state';

/** The public selectors of `wc/payment-gateways`. */
export const selectors = {
	getPaymentGateways: ( state: CollectionState ): readonly Entity[] => gateways.getRecords( state ),
	getPaymentGateway: ( state: CollectionState, id: string ): Entity | undefined => gateways.getRecord( state, id ),
	getPaymentGatewayError: ( state: CollectionState, selector: string ): ApiError | undefined =>
		getRequestError( state.requests, selector ),
	isPaymentGatewayUpdating: ( state: CollectionState ): boolean => isRequesting( state.requests, 'updatePaymentGateway' ),
};
