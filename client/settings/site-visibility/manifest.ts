import type { IslandManifest } from '../../shared/screen-manifest';

export const siteVisibilityManifest = {
	places: [ 'wc_settings_site_visibility_slotfill' ],
	chunk: 'settings-site-visibility',
	facts: [ 'siteVisibility' ],
} as const satisfies IslandManifest;
