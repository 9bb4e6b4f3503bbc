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
	/** Whether both end at the same time of the same day. Otherwise the one before is shorter, and taken as a whole. */
	readonly endsAtSameTime: boolean;
}

/**
 * A day, week or month until now, and the one before until the same time of its day. A month before that has no such day is
 * taken as a whole.
 *
 * @param id           Which period.
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
