/** The ids of the presets, as they stand in addresses (`period=month`). `week`, `month`, `quarter` and `year` run until today. */
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

/** A preset, or a range of days that somebody chose. */
export type PeriodName = PresetId | 'custom';

/** What a range is compared with, as in addresses (`compare=previous_year`). */
export type Comparison = 'previous_period' | 'previous_year';
