import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from 'react';
import { fetchShippingPartners, parseShippingPartners, toApiError, type ShippingPartner } from '@store-admin/api';
import { isOwnStore } from '../../core/own-stores';
import { PENDING, type RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { shippingMethodsStore } from './store';

type Partners = RemoteData< readonly ShippingPartner[] >;

export interface ShippingPartnersHook {
	readonly partners: Partners;
	readonly retry: () => void;
}

/** Sends a request of our own while it is needed. */
function useOwnRead( isNeeded: boolean ): Partners {
	const [ own, setOwn ] = useState< Partners >( PENDING );
	useEffect( () => {
		if ( ! isNeeded ) {
			return undefined;
		}
		let isCurrent = true;
		const tell = ( partners: Partners ) => ( isCurrent ? setOwn( partners ) : undefined );
		fetchShippingPartners( false ).then(
			( data ) => tell( { status: 'ready', data, isRefreshing: false } ),
			( thrown: unknown ) => tell( { status: 'failed', error: toApiError( thrown ) } )
		);
		return () => {
			isCurrent = false;
			setOwn( PENDING );
		};
	}, [ isNeeded ] );
	return own;
}

/** Whether the host's own store is on the page. Its resolver does not throw, and no selector returns the error that it keeps. */
function useHostStore(): boolean {
	return ! isOwnStore( useDispatch( shippingMethodsStore ) );
}

/**
 * Reads the shipping services that the server suggests for this store. An empty list of the host's own store may be a failure, so the server
 * is then asked once more.
 *
 * @param isNeeded No request is sent while it is false.
 */
export function useShippingPartners( isNeeded = true ): ShippingPartnersHook {
	const { remote, refresh } = useRemote( shippingMethodsStore, 'getShippingMethods', [], { isNeeded, parse: parseShippingPartners } );
	const isHostStore = useHostStore();
	const isDoubtful = isHostStore && remote.status === 'ready' && remote.data.length === 0;
	const own = useOwnRead( isDoubtful && ! remote.isRefreshing );
	return { partners: isDoubtful ? own : remote, retry: refresh };
}
