import type { ShippingZone, ShippingZonesState } from './state';

export const selectors = {
	getZones: ( state: ShippingZonesState ): readonly ShippingZone[] | undefined => state.zones,
};
