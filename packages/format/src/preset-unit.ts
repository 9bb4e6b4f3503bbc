import type { CalendarUnit } from './calendar-unit';
import type { PresetId } from './period';

export interface PresetUnit {
	readonly unit: CalendarUnit;
	/** Whether the preset is the whole previous unit. The others are the current unit up to today. */
	readonly isPast: boolean;
}

/** Returns the calendar unit of a preset. */
export function presetUnit( preset: PresetId ): PresetUnit {
	const isPast = preset === 'yesterday' || preset.startsWith( 'last_' );
	return { unit: preset.endsWith( 'day' ) ? 'day' : ( preset.replace( 'last_', '' ) as CalendarUnit ), isPast };
}
