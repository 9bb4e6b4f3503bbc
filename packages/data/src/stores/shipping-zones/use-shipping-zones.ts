import { useDispatch } from '@wordpress/data';
import type { ZoneMethod } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import type { MethodWrite, NewCountryZone, ShippingZone } from './state';
import { shippingZonesStore } from './store';

export interface ShippingZonesHook {
	readonly zones: RemoteData< readonly ShippingZone[] >;
	/** Rejects with an ApiError; a half-made zone is deleted then. */
	readonly createCountryZone: ( zone: NewCountryZone ) => Promise< ShippingZone >;
	/** Fetches all zones and waits for them; rejects with an ApiError. */
	readonly readZones: () => Promise< readonly ShippingZone[] >;
	readonly readZoneMethods: ( zoneId: number ) => Promise< readonly ZoneMethod[] >;
	readonly writeZoneMethod: ( zoneId: number, write: MethodWrite ) => Promise< void >;
	/** Fetches everything again without waiting. */
	readonly reload: () => void;
}

/** Reads and changes the shipping zones. */
export function useShippingZones(): ShippingZonesHook {
	const { remote, refresh } = useRemote( shippingZonesStore, 'getZones', [] );
	const { createCountryZone, readZones, readZoneMethods, writeZoneMethod } = useDispatch( shippingZonesStore );
	return { zones: remote, createCountryZone, readZones, readZoneMethods, writeZoneMethod, reload: refresh };
}
