import { addToDay } from './add-to-day';
import { addUnits } from './calendar-unit';
import type { DayRange } from './day-range';
import { firstDayOf } from './first-day-of';
import type { PresetId } from './period';
import { presetUnit } from './preset-unit';
import type { StoreDay } from './store-time';

export interface PresetRangeOptions {
	/** Today in store time (`toStoreDay( storeNow( timeZone ) )`), which can differ from the browser's day. */
	readonly today: StoreDay;
	/** First day of the week, 0 (Sunday) to 6, as in WordPress' settings. */
	readonly weekStartsOn: number;
}

/** Returns the days of a preset: the whole previous unit (`last_month`), or the current unit up to today (`month`). */
export function presetRange( preset: PresetId, { today, weekStartsOn }: PresetRangeOptions ): DayRange {
	const { unit, isPast } = presetUnit( preset );
	const first = firstDayOf( unit, today, weekStartsOn );
	return isPast ? { after: addUnits( unit, first, -1 ), before: addToDay( first, { days: -1 } ) } : { after: first, before: today };
}
