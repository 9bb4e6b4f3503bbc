import type { IslandManifest, Preload } from '../../shared/screen-manifest';

export const blueprintManifest = {
	places: [ 'wc_settings_blueprint_slotfill' ],
	chunk: 'settings-blueprint',
	facts: [ 'blueprintGroups', 'blueprintMaxBytes' ],
} as const satisfies IslandManifest;

export const preloads: readonly Preload[] = [ { path: '/wc-admin/blueprint/import-allowed' } ];
