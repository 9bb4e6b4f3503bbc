import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import type { WireObject } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { shippingMethodsStore } from './store';

export interface ShippingPartnersHook {
	readonly partners: RemoteData< readonly WireObject[] >;
	readonly retry: () => void;
}

/** Reads the shipping services that the server suggests for this store. */
export function useShippingPartners(): ShippingPartnersHook {
	const partners = useSelect( ( select ) => {
		const store = select( shippingMethodsStore );
		const value = store.getShippingMethods();
		return readRemote( store, 'getShippingMethods', [], { value, hasValue: value.length > 0 } );
	}, [] );
	const { invalidateResolution } = useDispatch( shippingMethodsStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getShippingMethods', [] );
	}, [ invalidateResolution ] );
	return { partners, retry };
}
