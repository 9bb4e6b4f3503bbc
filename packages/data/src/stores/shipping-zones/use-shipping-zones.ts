import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import type { ZoneMethod } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { shippingZonesStore } from './store';
import type { MethodWrite, NewCountryZone, ShippingZone } from './zones';

const NONE: readonly ShippingZone[] = [];

export interface ShippingZonesHook {
	readonly zones: RemoteData< readonly ShippingZone[] >;
	/** Rejects with an ApiError; no half-made zone stays behind. */
	readonly createCountryZone: ( zone: NewCountryZone ) => Promise< ShippingZone >;
	/** Asks for all zones again and waits for them; rejects with an ApiError. */
	readonly readZones: () => Promise< readonly ShippingZone[] >;
	readonly readZoneMethods: ( zoneId: number ) => Promise< readonly ZoneMethod[] >;
	readonly writeZoneMethod: ( zoneId: number, write: MethodWrite ) => Promise< void >;
	/** Asks for everything again without waiting. */
	readonly reload: () => void;
}

/** Reads and changes the shipping zones. */
export function useShippingZones(): ShippingZonesHook {
	const zones = useSelect( ( select ) => {
		const store = select( shippingZonesStore );
		const value = store.getZones();
		return readRemote( store, 'getZones', [], { value: value ?? NONE, hasValue: value !== undefined } );
	}, [] );
	const { createCountryZone, readZones, readZoneMethods, writeZoneMethod, invalidateResolution } = useDispatch( shippingZonesStore );
	const reload = useCallback( () => {
		void invalidateResolution( 'getZones', [] );
	}, [ invalidateResolution ] );
	return { zones, createCountryZone, readZones, readZoneMethods, writeZoneMethod, reload };
}
