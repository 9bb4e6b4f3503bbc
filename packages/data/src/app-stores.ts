/** Private stores that only screens of the app use, so that classic pages do without them. A new one is one line here. */
export { launchStore } from './stores/launch/store';
export { marketplaceStore } from './stores/marketplace/store';
export { shippingZonesStore } from './stores/shipping-zones/store';
