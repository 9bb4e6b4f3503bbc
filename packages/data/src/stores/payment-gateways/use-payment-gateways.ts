import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import { toApiError, type Entity, type WireObject } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { paymentGatewaysStore } from './store';

export interface PaymentGatewaysHook {
	/** The ways to pay that plugins of the site bring, switched on or not. */
	readonly gateways: RemoteData< readonly Entity[] >;
	/** Saves `enabled` and `settings` of one; rejects with an ApiError. */
	readonly updateGateway: ( id: string, changes: WireObject ) => Promise< Entity >;
	/** Asks again, after a failure or when a plugin that brings more was switched on. */
	readonly retry: () => void;
}

/** Reads and changes the ways to pay that the site knows. */
export function usePaymentGateways(): PaymentGatewaysHook {
	const gateways = useSelect( ( select ) => {
		const store = select( paymentGatewaysStore );
		const value = store.getPaymentGateways();
		return readRemote( store, 'getPaymentGateways', [], {
			value,
			hasValue: value.length > 0,
			publicError: store.getPaymentGatewayError( 'getPaymentGateways' ),
		} );
	}, [] );
	const { updatePaymentGateway, invalidateResolution } = useDispatch( paymentGatewaysStore );
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
	const retry = useCallback( () => {
		void invalidateResolution( 'getPaymentGateways', [] );
	}, [ invalidateResolution ] );
	return { gateways, updateGateway, retry };
}
