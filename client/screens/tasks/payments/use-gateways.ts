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
	/** What is suggested, in order of priority. */
	readonly gateways: readonly Gateway[];
	/** What plugins of the site bring. */
	readonly records: readonly PaymentGateway[];
}

export interface GatewaysHook {
	readonly store: RemoteData< Gateways >;
	readonly retry: () => void;
	/** Asks the site again, after a plugin was switched on. */
	readonly refresh: () => void;
	readonly updateGateway: PaymentGatewaysHook[ 'updateGateway' ];
}

/** The ways to pay that are suggested, joined with those that the site has. */
export function useGateways(): GatewaysHook {
	// The list that comes with the host: the one it fetches from outside may not have arrived when the task is opened.
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
