import type { IslandManifest } from '../../shared/screen-manifest';

export const shippingTourManifest = {
	tab: 'shipping',
	chunk: 'settings-shipping-tour',
	facts: [],
	when: [ 'wantsZoneTour' ],
} as const satisfies IslandManifest;
