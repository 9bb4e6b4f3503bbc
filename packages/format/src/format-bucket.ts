import { addToDay } from './add-to-day';
import type { Bucket } from './bucket';
import { addUnits } from './calendar-unit';
import { dayFormatter } from './day-formatter';
import { firstDayOf } from './first-day-of';
import { formatRange } from './format-range';
import { formatStoreDate } from './format-store-date';
import { storeMomentAt, toUtcMidnight } from './store-time';

export interface FormatBucketOptions {
	/** `tick`: short, for the axis of a chart. `tooltip`: complete, also for screen readers. `table`: for a table. */
	readonly form: 'tick' | 'tooltip' | 'table';
	/** Locale of the user, such as `de_DE` or `de-DE`. */
	readonly locale: string;
	/** PHP date pattern of the store (`F j, Y`), used for days in tables. */
	readonly dateFormat: string;
}

type Parts = Intl.DateTimeFormatOptions;

const TICKS: Readonly< Record< Bucket[ 'interval' ], Parts > > = {
	hour: { hour: 'numeric' },
	day: { day: 'numeric', month: 'short' },
	week: { day: 'numeric', month: 'short' },
	month: { month: 'short', year: 'numeric' },
	quarter: { month: 'short', year: 'numeric' },
	year: { year: 'numeric' },
};

const WHOLE: Readonly< Record< Bucket[ 'interval' ], Parts > > = {
	hour: { hour: 'numeric', day: 'numeric', month: 'short', year: 'numeric' },
	day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
	week: { day: 'numeric', month: 'short', year: 'numeric' },
	month: { month: 'long', year: 'numeric' },
	quarter: { month: 'short', year: 'numeric' },
	year: { year: 'numeric' },
};

/** Whether the range contains all days of the month, quarter or year. */
function isWhole( { interval, first, last }: Bucket ): boolean {
	if ( interval === 'hour' || interval === 'day' || interval === 'week' ) {
		return true;
	}
	return firstDayOf( interval, first, 0 ) === first && addUnits( interval, first, 1 ) === addToDay( last, { days: 1 } );
}

/**
 * Formats a bucket of a range, see `splitRange`. An incomplete month, quarter or year is formatted as its days, except on the axis.
 */
export function formatBucket( bucket: Bucket, { form, locale, dateFormat }: FormatBucketOptions ): string {
	const { interval, first, last, hour = 0 } = bucket;
	if ( form === 'table' && interval === 'day' ) {
		return formatStoreDate( storeMomentAt( first, 0, '+00:00' ), dateFormat, locale );
	}
	const range = { after: first, before: last };
	if ( form !== 'tick' && ! isWhole( bucket ) ) {
		return formatRange( range, { locale } );
	}
	const parts = ( form === 'tick' ? TICKS : WHOLE )[ interval ];
	if ( interval === 'quarter' || ( interval === 'week' && form !== 'tick' ) ) {
		return formatRange( range, { locale, parts } );
	}
	return dayFormatter( locale, parts ).format( toUtcMidnight( first ).getTime() + hour * 3_600_000 );
}
