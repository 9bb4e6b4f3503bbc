import { createEntityStore } from '../../core/entity-store/create-entity-store';

/** Shipping zones without their locations and methods. Our screens use a store of their own. */
export const publicShippingZonesStore = createEntityStore( 'experimental/wc/admin/shipping/zones', {
	singular: 'ShippingZone',
	plural: 'ShippingZones',
	path: '/wc/v3/shipping/zones',
} );
