import type { GeoPlace } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { countriesStore } from './store';

/**
 * Reads the country of the browser, which a service estimates from its address.
 *
 * @param isAllowed No request is sent while it is false.
 */
export function useBrowserCountry( isAllowed: boolean ): RemoteData< GeoPlace | undefined > {
	return useRemote( countriesStore, 'geolocate', [], { isNeeded: isAllowed } ).remote;
}
