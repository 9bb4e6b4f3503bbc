import { useDispatch } from '@wordpress/data';
import { useMemo } from 'react';
import { parsePaymentGateways, type Entity, type PaymentGateway, type WireObject } from '@store-admin/api';
import { rejectingWithApiError } from '../../core/remote-data/rejecting-with-api-error';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { paymentGatewaysStore } from './store';

export interface PaymentGatewaysHook {
	/** The payment gateways that plugins of the site provide, enabled or not. */
	readonly gateways: RemoteData< readonly PaymentGateway[] >;
	/** Saves `enabled` and `settings` of a gateway; rejects with an ApiError. */
	readonly updateGateway: ( id: string, changes: WireObject ) => Promise< Entity >;
	/** Fetches them again, after a failure or when a plugin that provides more was activated. */
	readonly retry: () => void;
}

/** Reads and changes the payment gateways of the site. */
export function usePaymentGateways(): PaymentGatewaysHook {
	const { remote, refresh } = useRemote( paymentGatewaysStore, 'getPaymentGateways', [], {
		parse: parsePaymentGateways,
		errorSelector: [ 'getPaymentGatewayError', 'getPaymentGateways' ],
	} );
	const { updatePaymentGateway } = useDispatch( paymentGatewaysStore );
	const updateGateway = useMemo( () => rejectingWithApiError( updatePaymentGateway ), [ updatePaymentGateway ] );
	return { gateways: remote, updateGateway, retry: refresh };
}
