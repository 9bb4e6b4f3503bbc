import { useDispatch } from '@wordpress/data';
import { useCallback } from 'react';
import { parsePaymentGateways, toApiError, type Entity, type PaymentGateway, type WireObject } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { paymentGatewaysStore } from './store';

export interface PaymentGatewaysHook {
	/** The ways to pay that plugins of the site bring, switched on or not. */
	readonly gateways: RemoteData< readonly PaymentGateway[] >;
	/** Saves `enabled` and `settings` of one; rejects with an ApiError. */
	readonly updateGateway: ( id: string, changes: WireObject ) => Promise< Entity >;
	/** Asks again, after a failure or when a plugin that brings more was switched on. */
	readonly retry: () => void;
}

/** Reads and changes the ways to pay that the site knows. */
export function usePaymentGateways(): PaymentGatewaysHook {
	const { remote, refresh } = useRemote( paymentGatewaysStore, 'getPaymentGateways', [], {
		parse: parsePaymentGateways,
		errorSelector: [ 'getPaymentGatewayError', 'getPaymentGateways' ],
	} );
	const { updatePaymentGateway } = useDispatch( paymentGatewaysStore );
	const updateGateway = useCallback(
		async ( id: string, changes: WireObject ) => {
			try {
				return await updatePaymentGateway( id, changes );
			} catch ( thrown ) {
				throw toApiError( thrown );
			}
		},
		[ updatePaymentGateway ]
	);
	return { gateways: remote, updateGateway, retry: refresh };
}
