import { combineReducers } from '@wordpress/data';
import type { ShippingPartner } from '@store-admin/api';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';

export interface ShippingMethodsState {
	readonly methods: readonly ShippingPartner[];
	readonly requests: RequestsState;
}

const NONE: readonly ShippingPartner[] = [];

export const methods = createSingleValue( 'RECEIVE_SHIPPING_METHODS', NONE );

export const shippingMethodsReducer = combineReducers( { methods: methods.reducer, requests: requestsReducer } );
