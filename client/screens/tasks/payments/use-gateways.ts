import { useCallback, useMemo } from 'react';
import {
	combineRemote,
	hasFailed,
	mapRemote,
	useGatewaySuggestions,
	usePaymentGateways,
	type PaymentGateway,
	type PaymentGatewaysHook,
	type RemoteData,
} from '@store-admin/data';
import { toGateways, type Gateway } from './gateway';

export interface Gateways {
	/** The suggested gateways, sorted by priority. */
	readonly gateways: readonly Gateway[];
	/** The gateways that plugins of the site provide. */
	readonly records: readonly PaymentGateway[];
}

export interface GatewaysHook {
	readonly store: RemoteData< Gateways >;
	readonly retry: () => void;
	/** Fetches the gateways of the site again, after a plugin was activated. */
	readonly refresh: () => void;
	readonly updateGateway: PaymentGatewaysHook[ 'updateGateway' ];
}

/** The suggested payment gateways, combined with the gateways of the site. */
export function useGateways(): GatewaysHook {
	// Uses the host's built-in list, because the list that the host downloads may not have arrived when the task is opened.
	const { suggestions, retry: retrySuggestions } = useGatewaySuggestions( true );
	const { gateways, updateGateway, retry: refresh } = usePaymentGateways();
	const store = useMemo(
		() =>
			mapRemote( combineRemote( { suggestions, gateways } ), ( known ) => ( {
				gateways: toGateways( known.suggestions, known.gateways ),
				records: known.gateways,
			} ) ),
		[ suggestions, gateways ]
	);
	const retry = useCallback( () => {
		if ( hasFailed( suggestions ) ) {
			retrySuggestions();
		}
		if ( hasFailed( gateways ) ) {
			refresh();
		}
	}, [ suggestions, gateways, retrySuggestions, refresh ] );
	return { store, retry, refresh, updateGateway };
}
