import { useCallback, useMemo } from 'react';
import { useGatewaySuggestions, usePaymentGateways, type Entity, type PaymentGatewaysHook, type RemoteData } from '@store-admin/data';
import { toGateways, type Gateway } from './gateway';

export interface Gateways {
	/** What is suggested, in order of priority. */
	readonly gateways: readonly Gateway[];
	/** What plugins of the site bring. */
	readonly records: readonly Entity[];
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
	const suggested = suggestions.status === 'ready' ? suggestions.data : undefined;
	const records = gateways.status === 'ready' ? gateways.data : undefined;
	const data = useMemo(
		() => ( suggested && records ? { gateways: toGateways( suggested, records ), records } : undefined ),
		[ suggested, records ]
	);
	const retry = useCallback( () => {
		if ( suggestions.status === 'failed' ) {
			retrySuggestions();
		}
		if ( gateways.status === 'failed' ) {
			refresh();
		}
	}, [ suggestions.status, gateways.status, retrySuggestions, refresh ] );
	const isRefreshing = gateways.status === 'ready' && gateways.isRefreshing;
	return { store: toStore( [ suggestions, gateways ], data, isRefreshing ), retry, refresh, updateGateway };
}

function toStore( parts: readonly RemoteData< unknown >[], data: Gateways | undefined, isRefreshing: boolean ): RemoteData< Gateways > {
	const failed = parts.find( ( part ) => part.status === 'failed' );
	if ( failed?.status === 'failed' ) {
		return failed;
	}
	return data ? { status: 'ready', data, isRefreshing } : { status: 'pending' };
}
