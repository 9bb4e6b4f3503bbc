import type { IslandManifest } from '../../shared/screen-manifest';

export const taxConflictManifest = {
	places: [ 'wc_tax_settings_slotfill' ],
	chunk: 'settings-tax-conflict',
	facts: [ 'lacksBaseTaxRate' ],
} as const satisfies IslandManifest;
