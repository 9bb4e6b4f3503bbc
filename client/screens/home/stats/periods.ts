import { toStoreDay, type StoreMoment } from '@store-admin/format';

export type PeriodId = 'today' | 'week' | 'month';

/** A stretch of store time as the reports take it: local, without a zone. */
export interface Span {
	readonly after: string;
	readonly before: string;
}

export interface Period {
	readonly current: Span;
	readonly previous: Span;
}

const DAY_MS = 86_400_000;

/** Calendar days are counted in UTC, where every day has 24 hours. */
function toNumber( day: string ): number {
	return Date.parse( `${ day }T00:00:00Z` ) / DAY_MS;
}

function toDay( number: number ): string {
	return new Date( number * DAY_MS ).toISOString().slice( 0, 10 );
}

function firstOfMonth( day: string ): string {
	return `${ day.slice( 0, 8 ) }01`;
}

function weekday( day: string ): number {
	return new Date( `${ day }T00:00:00Z` ).getUTCDay();
}

/** First day of the current stretch, and of the one before. */
function starts( id: PeriodId, today: string, startOfWeek: number ): readonly [ string, string ] {
	switch ( id ) {
		case 'today':
			return [ today, toDay( toNumber( today ) - 1 ) ];
		case 'week': {
			const start = toNumber( today ) - ( ( weekday( today ) - startOfWeek + 7 ) % 7 );
			return [ toDay( start ), toDay( start - 7 ) ];
		}
		case 'month': {
			const start = firstOfMonth( today );
			return [ start, firstOfMonth( toDay( toNumber( start ) - 1 ) ) ];
		}
	}
}

function clock( moment: StoreMoment ): string {
	return [ moment.getHours(), moment.getMinutes(), moment.getSeconds() ].map( ( part ) => String( part ).padStart( 2, '0' ) ).join( ':' );
}

/**
 * From the beginning of the day, week or month until now, and as many days of the one before. A month that was
 * shorter is compared as a whole.
 *
 * @param id          Which stretch.
 * @param now         The present moment of the store.
 * @param startOfWeek 0 (Sunday) to 6.
 */
export function periodToDate( id: PeriodId, now: StoreMoment, startOfWeek: number ): Period {
	const today = toStoreDay( now );
	const [ start, previousStart ] = starts( id, today, startOfWeek );
	const days = toNumber( today ) - toNumber( start );
	const previousEnd = Math.min( toNumber( previousStart ) + days, toNumber( start ) - 1 );
	return {
		current: { after: `${ start }T00:00:00`, before: `${ today }T${ clock( now ) }` },
		previous: { after: `${ previousStart }T00:00:00`, before: `${ toDay( previousEnd ) }T23:59:59` },
	};
}
