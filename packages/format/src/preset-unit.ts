import type { CalendarUnit } from './calendar-unit';
import type { PresetId } from './period';

export interface PresetUnit {
	readonly unit: CalendarUnit;
	/** Whether it is the whole unit before the one around today. The others run until today. */
	readonly isPast: boolean;
}

/** Which unit of the calendar a preset stands for. */
export function presetUnit( preset: PresetId ): PresetUnit {
	const isPast = preset === 'yesterday' || preset.startsWith( 'last_' );
	return { unit: preset.endsWith( 'day' ) ? 'day' : ( preset.replace( 'last_', '' ) as CalendarUnit ), isPast };
}
