import type { IslandManifest } from '../../shared/screen-manifest';

export const shippingOfferManifest = {
	tab: 'shipping',
	chunk: 'settings-shipping-offer',
	facts: [ 'shippingOffer' ],
	when: [ 'showsSuggestions', 'shippingOffer' ],
	can: [ 'install_plugins' ],
} as const satisfies IslandManifest;
