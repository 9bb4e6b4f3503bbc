/** Ids of the presets, as in addresses (`period=month`). `week`, `month`, `quarter` and `year` end today. */
export const PRESET_IDS = [
	'today',
	'yesterday',
	'week',
	'last_week',
	'month',
	'last_month',
	'quarter',
	'last_quarter',
	'year',
	'last_year',
] as const;

export type PresetId = ( typeof PRESET_IDS )[ number ];

/** A preset, or `custom` for a range of chosen days. */
export type PeriodName = PresetId | 'custom';

/** Kind of comparison, as in addresses (`compare=previous_year`). */
export type Comparison = 'previous_period' | 'previous_year';
