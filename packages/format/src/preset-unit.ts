import type { CalendarUnit } from './calendar-unit';
import type { PresetId } from './period';

export interface PresetUnit {
	readonly unit: CalendarUnit;
	/** Whether it is the whole unit before the one around today. The others run until today. */
	readonly isPast: boolean;
}

/** Which unit of the calendar a preset stands for. */
export function presetUnit( preset: PresetId ): PresetUnit {
	if ( preset === 'today' || preset === 'yesterday' ) {
		return { unit: 'day', isPast: preset === 'yesterday' };
	}
	return { unit: preset.replace( 'last_', '' ) as CalendarUnit, isPast: preset.startsWith( 'last_' ) };
}
