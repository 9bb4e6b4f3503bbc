import { parseShippingPartners, type ShippingPartner } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { shippingMethodsStore } from './store';

export interface ShippingPartnersHook {
	readonly partners: RemoteData< readonly ShippingPartner[] >;
	readonly retry: () => void;
}

/**
 * Reads the shipping services that the server suggests for this store.
 *
 * @param isNeeded No request is sent while it is false.
 */
export function useShippingPartners( isNeeded = true ): ShippingPartnersHook {
	const { remote, refresh } = useRemote( shippingMethodsStore, 'getShippingMethods', [], { isNeeded, parse: parseShippingPartners } );
	return { partners: remote, retry: refresh };
}
