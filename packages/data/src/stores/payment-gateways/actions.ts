import { updatePaymentGateway, type Entity, type WireObject } from '@store-admin/api';
import { receiveRecords } from '../../core/entity-store/collection-state';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { GATEWAYS } from './state';

/** The public actions of `wc/payment-gateways`. */
export const actions = {
	updatePaymentGateway:
		( id: string, data: WireObject ): Thunk< Entity > =>
		async ( { dispatch } ) => {
			const gateway = await dispatch( track( 'updatePaymentGateway', [], async () => updatePaymentGateway( id, data ) ) );
			dispatch( receiveRecords( GATEWAYS, [ gateway ] ) );
			return gateway;
		},
};
