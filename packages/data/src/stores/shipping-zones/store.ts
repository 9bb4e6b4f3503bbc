import { combineReducers, createReduxStore } from '@wordpress/data';
import { deferred } from '../../core/remote-data/deferred';
import { zones, type ShippingZone, type ShippingZonesState } from './zones';

const selectors = {
	getZones: ( state: ShippingZonesState ): readonly ShippingZone[] | undefined => state.zones,
};

const actions = deferred(
	( { shippingZones } ) => shippingZones.actions,
	[ 'readZones', 'createCountryZone', 'readZoneMethods', 'writeZoneMethod' ]
);

const resolvers = deferred( ( { shippingZones } ) => shippingZones.resolvers, [ 'getZones' ] );

/** Shipping zones with their places and what they offer. Our own: the public store of that name has no methods. */
export const shippingZonesStore = createReduxStore< ShippingZonesState, typeof actions, typeof selectors >( 'store-admin/shipping-zones', {
	reducer: combineReducers( { zones: zones.reducer } ),
	actions,
	selectors,
	resolvers,
} );
