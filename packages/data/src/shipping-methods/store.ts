import { combineReducers, createReduxStore } from '@wordpress/data';
import { fetchShippingPartners, type WireObject } from '@store-admin/api';
import { isRequesting, reading, requestsReducer, type RequestsState } from '../remote-data/requests';
import { createSingleValue } from '../remote-data/single-value';

interface ShippingMethodsState {
	readonly methods: readonly WireObject[];
	readonly requests: RequestsState;
}

const NONE: readonly WireObject[] = [];
const methods = createSingleValue( 'RECEIVE_SHIPPING_METHODS', NONE );

const selectors = {
	/** `forceDefault` belongs to the request only. */
	getShippingMethods: ( state: ShippingMethodsState, _forceDefault?: boolean ): readonly WireObject[] => state.methods,
	isShippingMethodsUpdating: ( state: ShippingMethodsState ): boolean =>
		isRequesting( state.requests, 'getShippingMethods' ) || isRequesting( state.requests, 'getShippingMethods', [ true ] ),
};

const resolvers = {
	getShippingMethods: reading(
		'getShippingMethods',
		async ( forceDefault?: boolean ) => fetchShippingPartners( forceDefault ?? false ),
		methods.receive
	),
};

/** Shipping services that the server suggests. */
export const shippingMethodsStore = createReduxStore< ShippingMethodsState, object, typeof selectors >( 'wc/shipping-methods', {
	reducer: combineReducers( { methods: methods.reducer, requests: requestsReducer } ),
	selectors,
	resolvers,
} );
