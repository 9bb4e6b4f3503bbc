import { comparedRange } from './compared-range';
import { daysBetween } from './days-between';
import { presetRange } from './preset-range';
import type { PresetId } from './period';
import type { Span } from './range-span';
import { toStoreDay, toStoreTime, type StoreMoment } from './store-time';

/** Presets of the figures on Home; all of them end now. */
export type PeriodId = Extract< PresetId, 'today' | 'week' | 'month' >;

export interface ComparedPeriod {
	readonly current: Span;
	readonly previous: Span;
	/** Whether both end at the same time of the same day. False when the previous period is shorter; then all of it is used. */
	readonly endsAtSameTime: boolean;
}

/**
 * Returns the current day, week or month until now, and the previous one until the same time. If the previous month does not
 * have the day, all of it is used.
 *
 * @param id           Day, week or month.
 * @param now          The current moment in store time.
 * @param weekStartsOn First day of the week, 0 (Sunday) to 6.
 */
export function periodToDate( id: PeriodId, now: StoreMoment, weekStartsOn: number ): ComparedPeriod {
	const today = toStoreDay( now );
	const current = presetRange( id, { today, weekStartsOn } );
	const previous = comparedRange( id, current, 'previous_period' );
	const until = toStoreTime( now );
	const endsAtSameTime = daysBetween( previous.after, previous.before ) === daysBetween( current.after, today );
	return {
		current: { after: `${ current.after }T00:00:00`, before: until },
		previous: {
			after: `${ previous.after }T00:00:00`,
			before: endsAtSameTime ? until.replace( today, previous.before ) : `${ previous.before }T23:59:59`,
		},
		endsAtSameTime,
	};
}
