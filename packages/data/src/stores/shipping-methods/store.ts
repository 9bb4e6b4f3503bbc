import { combineReducers, createReduxStore } from '@wordpress/data';
import type { WireObject } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import { isRequesting, requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { methods } from './value';

interface ShippingMethodsState {
	readonly methods: readonly WireObject[];
	readonly requests: RequestsState;
}

const selectors = {
	/** `forceDefault` belongs to the request only. */
	getShippingMethods: ( state: ShippingMethodsState, _forceDefault?: boolean ): readonly WireObject[] => state.methods,
	isShippingMethodsUpdating: ( state: ShippingMethodsState ): boolean =>
		isRequesting( state.requests, 'getShippingMethods' ) || isRequesting( state.requests, 'getShippingMethods', [ true ] ),
};

const resolvers = deferred( ( { shippingMethods } ) => shippingMethods.resolvers, [ 'getShippingMethods' ] );

/** Shipping services that the server suggests. */
export const shippingMethodsStore = createReduxStore< ShippingMethodsState, object, typeof selectors >( 'wc/shipping-methods', {
	reducer: combineReducers( { methods: methods.reducer, requests: requestsReducer } ),
	selectors,
	resolvers,
} );
