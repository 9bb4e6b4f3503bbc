import { addToDay } from './add-to-day';
import { daysBetween } from './days-between';
import { firstDayOfMonth, firstDayOfWeek } from './first-day-of';
import { toStoreDay, toStoreTime, type StoreDay, type StoreMoment } from './store-time';

/** The ids that addresses of reports have. */
export type PeriodId = 'today' | 'week' | 'month';

/** From when until when, in store time without a zone, as the reports of the REST API take it. */
export interface Span {
	readonly after: string;
	readonly before: string;
}

export interface ComparedPeriod {
	readonly current: Span;
	readonly previous: Span;
	/** Whether both end at the same time of the same day. Otherwise the one before is shorter, and taken as a whole. */
	readonly endsAtSameTime: boolean;
}

/** First day of the period around today, and of the period before. */
function firstDays( id: PeriodId, today: StoreDay, weekStartsOn: number ): readonly [ StoreDay, StoreDay ] {
	switch ( id ) {
		case 'today':
			return [ today, addToDay( today, { days: -1 } ) ];
		case 'week': {
			const first = firstDayOfWeek( today, weekStartsOn );
			return [ first, addToDay( first, { days: -7 } ) ];
		}
		case 'month': {
			const first = firstDayOfMonth( today );
			return [ first, addToDay( first, { months: -1 } ) ];
		}
	}
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
	const [ first, previousFirst ] = firstDays( id, today, weekStartsOn );
	const sameDay = addToDay( previousFirst, { days: daysBetween( first, today ) } );
	const lastDay = addToDay( first, { days: -1 } );
	const until = toStoreTime( now );
	const endsAtSameTime = sameDay <= lastDay;
	return {
		current: { after: `${ first }T00:00:00`, before: until },
		previous: {
			after: `${ previousFirst }T00:00:00`,
			before: endsAtSameTime ? until.replace( today, sameDay ) : `${ lastDay }T23:59:59`,
		},
		endsAtSameTime,
	};
}
