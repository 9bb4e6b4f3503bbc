import type { IslandManifest } from '../../shared/screen-manifest';

export const generalTourManifest = {
	tab: 'general',
	chunk: 'settings-general-tour',
	facts: [],
	when: [ 'wantsAddressTour' ],
} as const satisfies IslandManifest;
