import type { ShippingPartner } from '@store-admin/api';
import { isRequesting } from '../../core/remote-data/requests';
import type { ShippingMethodsState } from './state';

/** The public selectors of `wc/shipping-methods`. */
export const selectors = {
	/** Only the request uses `forceDefault`. */
	getShippingMethods: ( state: ShippingMethodsState, _forceDefault?: boolean ): readonly ShippingPartner[] => state.methods,
	isShippingMethodsUpdating: ( state: ShippingMethodsState ): boolean =>
		isRequesting( state.requests, 'getShippingMethods' ) || isRequesting( state.requests, 'getShippingMethods', [ true ] ),
};
