import { dayFormatter } from './day-formatter';
import type { DayRange } from './day-range';
import { toUtcMidnight } from './store-time';

export interface FormatRangeOptions {
	/** Locale of the user, such as `de_DE` or `de-DE`. */
	readonly locale: string;
	/** Parts of a day to show; by default day, short month and year. */
	readonly parts?: Intl.DateTimeFormatOptions;
}

/**
 * Formats the days of a range without repeating equal parts: `Nov 1 - 27, 2026`, `1.–27. Nov. 2026`. A range of one day is formatted as
 * that day.
 *
 * @param range   First and last day in store time.
 * @param options Language and parts.
 */
export function formatRange( { after, before }: DayRange, { locale, parts }: FormatRangeOptions ): string {
	const text = dayFormatter( locale, parts ?? { day: 'numeric', month: 'short', year: 'numeric' } ).formatRange(
		toUtcMidnight( after ),
		toUtcMidnight( before )
	);
	// In English, Intl uses narrow spaces and a dash; the host's texts have a hyphen.
	return locale.startsWith( 'en' ) ? text.replace( /\s\u2013\s/, ' - ' ) : text;
}
