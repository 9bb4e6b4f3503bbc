import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { shippingZonesReducer } from './state';

/** Shipping zones with their locations and methods. The store is private, because the public store of zones has no methods. */
export const shippingZonesStore = createStore( 'store-admin/shipping-zones', {
	reducer: shippingZonesReducer,
	actions: deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
		readZones: true,
		createCountryZone: true,
		readZoneMethods: true,
		writeZoneMethod: true,
	} ),
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getZones: true,
	} ),
} );
